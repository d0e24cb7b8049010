import { t } from '../../lib/i18n.svelte';
import type { Label, Moment } from '../skin';
import { say, zone } from '../words';
import { CARDS, TALLIED } from './cards';
import { halfIdle, idle } from './idle';

const fact = ({ view }: Moment, name: string, seat: number) =>
  Number(view.facts[`${name}.${seat}`] ?? 0);

/** Whether the next step is Transcendence, which wins (M2.8), as the words ask for it. */
export function isLast(moment: Moment, seat = moment.seat): 'yes' | 'no' {
  return fact(moment, 'rung', seat) + 1 === moment.figures('asked').length ? 'yes' : 'no';
}

/** What this life is worth, what the next rung asks, and the Rings to make up for the rest. */
export function life(moment: Moment, seat = moment.seat) {
  const points = Math.max(0, ...moment.figures(`points.${seat}`));
  const asked = moment.figures('asked')[fact(moment, 'rung', seat)] ?? 0;
  const need = Math.max(0, asked - points);
  return { points, asked, rings: fact(moment, 'rings', seat), need, last: isLast(moment, seat) };
}

/** A life ends when these are gone: the cards of Hand and Deck (M2.8). */
export const lifeLeft = ({ view }: Moment, seat = view.seat): number =>
  zone(view, 'hand', seat).cards.length + zone(view, 'deck', seat).cards.length;

/** Three directions from the hand, each with what it is good for. */
export function label(action: string, moment: Moment): Label | null {
  const [verb, word] = action.split(' ');
  const text =
    say(moment, `effect-${verb}-${moment.view.prompt}`) ??
    say(moment, `effect-${verb}`, { count: Number(word) || 0 });
  if (!text) return null;
  if (verb === 'points' || verb === 'score') return { text, note: scored(word, moment) };
  if (verb === 'rings') return { text, note: spent(Number(word), moment) ?? undefined };
  if (verb === 'ability') {
    const id = idle(word, moment) ? 'none' : halfIdle(word, moment) ? word : '';
    if (id) return { text, note: say(moment, `effect-ability-${id}`) ?? undefined, loss: true };
  }
  return { text, note: say(moment, `effect-${verb}-note`) ?? undefined, loss: ruins(verb, moment) };
}

/** The place that a card of the hand goes to, as short as a hint on the card must be. */
const PLACES: Record<string, string> = { points: 'deeds', ability: 'ability', future: 'future' };
export function where(action: string, moment: Moment): string | null {
  const place = PLACES[action.split(' ')[0]];
  return place ? say(moment, `effect-where-${place}`) : null;
}

/** What a move takes away for good must not look like a card that is played. */
const ruins = (verb: string, { view }: Moment) =>
  verb === 'ruin' || (verb === 'deed' && view.prompt === 'they-ruin-a-deed');

/** The colour that gains most from a card: "green 5 → 7 climbs", "red 3 → 4 + 1 Ring climbs". */
function scored(card: string, moment: Moment): string {
  const { colour, points } = CARDS[card];
  const sums = moment.figures(`points.${moment.seat}`);
  const best = Math.max(...sums);
  const named = colour === 'mosaic' ? TALLIED.filter((_, at) => sums[at] === best) : [colour];
  // A mosaic card counts for every colour: where several are best, none of them is named.
  const every = colour === 'mosaic' ? `${say(moment, 'effect-mosaic', { points })} ` : '';
  const called = named.length > 1 ? say(moment, 'effect-best') : t(`karmaka-${named[0]}`);
  const before = sums[TALLIED.indexOf(named[0])] ?? 0;
  return `${every}${called} ${before} → ${before + points}${climbing(before + points, moment)}`;
}

/** Whether it is this card that lifts to the next rung, and how many Rings that takes. */
function climbing(points: number, moment: Moment): string {
  const { asked, rings, last } = life(moment);
  if (Math.max(...moment.figures(`points.${moment.seat}`)) >= asked) return '';
  const count = Math.max(0, asked - points);
  if (count > rings) return '';
  return ` ${say(moment, count ? 'effect-climbs-rings' : 'effect-climbs', { count, last }) ?? ''}`;
}

function spent(rings: number, moment: Moment): string | null {
  const { points, asked, last } = life(moment);
  const id =
    points + rings >= asked ? (rings + points > asked && rings ? 'wasted' : 'enough') : 'short';
  return say(moment, `effect-rings-${id}`, { points: points + rings, asked, last });
}

/** Taking a card that is offered, and just the Rings that are needed, may be filled. */
export function main(action: string, moment: Moment): boolean {
  if (action === 'accept') return true;
  const { need, rings } = life(moment);
  if (action.startsWith('rings')) return action === `rings ${need <= rings ? need : 0}`;
  return moment.legal.length === 1 && action === moment.legal[0];
}
