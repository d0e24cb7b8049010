import { t } from '../lib/i18n.svelte';
import type { Game, Preset } from '../lib/protocol';
import { recall, remember, settings } from '../lib/settings.svelte';
import { open, usualLevel } from './play';

interface Chosen {
  opponents: number;
  level: string;
}

/** How many bots of which level somebody last played with, by game. */
let kept = $state<Record<string, Partial<Chosen>>>(recall('chosen', {}));
let last = $state(recall('last', 'karma'));

/** With how many seats a game can be played by these rules. */
export function seatsOf(game: Game, preset?: Preset): number[] {
  const [low, high] = game.seats;
  return preset?.seats ?? Array.from({ length: high - low + 1 }, (_, more) => low + more);
}

/** The numbers of bots one can play against, each with the rules that it needs. */
export function opponents(game: Game): { count: number; preset?: string }[] {
  const [usual, ...others] = game.presets;
  return seatsOf(game).flatMap((seats) => {
    const fits = (preset?: Preset) => seatsOf(game, preset).includes(seats);
    if (fits(usual)) return [{ count: seats - 1 }];
    const other = others.find(fits);
    return other ? [{ count: seats - 1, preset: other.name }] : [];
  });
}

export function chosenFor(game: Game): Chosen {
  const { opponents: count, level } = kept[game.name] ?? {};
  const counts = opponents(game).map((found) => found.count);
  const usual = Math.min(counts.at(-1) ?? 1, game.usual_seats - 1);
  return {
    opponents: count && counts.includes(count) ? count : usual,
    level: level && game.levels.includes(level) ? level : usualLevel(game),
  };
}

export function choose(game: string, what: Partial<Chosen>): void {
  kept = { ...kept, ...recall('chosen', {}), [game]: { ...kept[game], ...what } };
  remember('chosen', kept);
}

/** The game that the first page offers in one click. */
export const lastPlayed = () => last;

/** A first game after the lesson: the bot that punishes least, and the learner begins. */
export const playFirst = (game: Game): Promise<void> =>
  playBots(game, 'easy', game.options.some(({ name }) => name === 'first') ? { first: 0 } : {});

/** A table for oneself and the chosen bots. */
export function playBots(
  game: Game,
  wanted = '',
  agreed: Record<string, number> = {},
): Promise<void> {
  last = game.name;
  remember('last', last);
  const { opponents: count, level: usual } = chosenFor(game);
  const level = game.levels.includes(wanted) ? wanted : usual;
  const preset = opponents(game).find((found) => found.count === count)?.preset;
  const bots = Array.from({ length: count }, () => ({ kind: 'bot' as const, level }));
  return open({
    game: game.name,
    players: count + 1,
    options: { ...game.presets.find(({ name }) => name === preset)?.values, ...agreed },
    seats: [{ kind: 'person' }, ...bots],
    clock: { kind: 'none', seconds: 0, increment: 0 },
    watchers: true,
    listed: false,
    name: settings.name.trim() || t('guest'),
    seat: 0,
  });
}
