import * as api from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Clock, Game, Preset, Value } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { person } from '../daily/person';
import { open, openMatch, usualLevel } from './play';

export interface Place {
  kind: 'person' | 'bot';
  level: string;
}

/** A table that somebody is thinking of. */
export class Draft {
  seats = $state<Place[]>([]);
  preset = $state('');
  options = $state<Record<string, Value>>({});
  clock = $state<Clock>({ kind: 'none', seconds: 0, increment: 0 });
  watchers = $state(true);
  listed = $state(false);
  /** Whether people who play each other may ask for hints. */
  hints = $state(false);
  /** How many tables play the same cards; more than one are a duplicate match. */
  tables = $state(1);
  /** The numbers of seats that the chosen rules can be played with, ascending. */
  allowed = $state.raw<number[]>([]);
  problem = $state('');

  constructor(readonly game: Game) {
    this.preset = game.presets[0]?.name ?? '';
    this.seats = [this.person(), this.person()];
  }

  get rules(): Preset | undefined {
    return this.game.presets.find(({ name }) => name === this.preset);
  }
  /** All options as they differ from the game's own. */
  get chosen(): Record<string, Value> {
    return { ...this.rules?.values, ...this.options };
  }
  get friends(): number {
    return this.seats.slice(1).filter(({ kind }) => kind === 'person').length;
  }
  get more(): number | undefined {
    return this.allowed.find((count) => count > this.seats.length);
  }
  get fewer(): number | undefined {
    return this.allowed.findLast((count) => count < this.seats.length);
  }

  /** Ask the server with how many seats these rules can be played, and sit accordingly. */
  async check(): Promise<void> {
    const asked = JSON.stringify(this.chosen);
    try {
      const { seats, sentence } = await api.seatsFor(this.game.name, this.chosen);
      if (asked !== JSON.stringify(this.chosen)) return;
      this.allowed = seats;
      this.problem = sentence && t('options-clash', { reason: sentence });
      if (seats.length) this.resize(nearest(seats, this.seats.length));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Another number of seats; the new ones are bots, the last ones go. */
  resize(wanted: number): void {
    while (this.seats.length < wanted) this.seats.push(this.bot());
    this.seats.length = wanted;
  }
  /** Take this chair away; where the rules need it, it becomes free for a friend. */
  remove(seat: number): void {
    if (this.fewer === this.seats.length - 1) this.seats.splice(seat, 1);
    else if (this.fewer) this.resize(this.fewer);
  }
  put(seat: number, who: string): void {
    this.seats[seat] = who === 'person' ? this.person() : { kind: 'bot', level: who };
  }
  fillWithBots(): void {
    this.seats.forEach((place, seat) => {
      if (seat && place.kind === 'person') this.seats[seat] = this.bot();
    });
  }

  async make(): Promise<void> {
    const agreed = {
      game: this.game.name,
      players: this.seats.length,
      options: this.chosen,
      seats: this.seats.map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind })),
      clock: this.clock,
      name: settings.name.trim() || t('guest'),
      seat: 0,
    };
    const { watchers, listed, hints, tables } = this;
    try {
      if (tables > 1) await openMatch({ ...agreed, tables, person: person() });
      else await open({ ...agreed, watchers, listed, hints });
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  private person = (): Place => ({ kind: 'person', level: usualLevel(this.game) });
  private bot = (): Place => ({ kind: 'bot', level: usualLevel(this.game) });
}

function nearest(counts: number[], wanted: number): number {
  const far = (count: number) => Math.abs(count - wanted);
  return counts.reduce((best, count) => (far(count) < far(best) ? count : best));
}
