import { tick } from 'svelte';
import type { Banner } from '../games/skin';
import { Motion } from './motion';
import type { Place } from './places';
import type * as P from './protocol';
import { scenes, type Scene } from './scenes';
import { settings, SPEEDS } from './settings.svelte';
import { play } from '../ui/sound';

/** A new moment of the table, and what led to it. */
export interface Change {
  seq: number;
  view: P.View;
  events: P.Sight[];
  clocks?: P.Clocks;
  undo?: boolean;
  /** The seat that took its last action back, or -1. */
  undone?: number;
}

/** The time from one move to the next, so that one can follow who does what. */
const PACE = 900;
/** How long a banner stands. */
const BANNER = 850;
/** How long one stands that the next question waits for. */
const SLOW = 1900;
/** How long cards that have just come lie there before they go on: two of a kind are seen to meet. */
const MEET = 220;
/** No banner is shorter, or it could not be read. */
const BRIEF = 650;
/** Whoever is to act sees the rest in a hurry. */
const HURRY = 1.3;

interface Hooks {
  /** Whether the reader is to act in this view. */
  mine(view: P.View): boolean;
  /** Whether the next question waits until everything before it has been told. */
  stories(): boolean;
  /** Everything besides the cards that belongs to a moment. */
  set(change: Change): void;
  banner(event: P.Sight, view: P.View): Banner | null;
  heard(scene: Scene): void;
  /** Whether with this event everything besides the cards is as it will be. */
  settles(event: P.Sight): boolean;
  /** A change has been shown to its end. */
  kept(seq: number, view: P.View, places: Place[]): void;
  done(): void;
}

/** Shows one change after the other: happening by happening, and never slower than its reader. */
export class Show {
  places = $state.raw<Place[]>([]);
  /** What has happened in the scene that is shown. */
  news = $state.raw<P.Sight[]>([]);
  banner = $state.raw<(Banner & { time: number }) | null>(null);
  /** What is still to be told although the numbers on the table know of it. */
  untold = $state.raw<P.Sight[]>([]);
  /** What is being told that the next question waits for. */
  telling = $state('');
  /** What has been told although the numbers on the table do not know of it yet. */
  told = $state.raw<P.Sight[]>([]);
  /** Whether there is more to be shown than lies on the table. */
  behind = $state(false);
  /** How many cards are still on their way to each place. */
  coming = $state.raw<Record<string, number>>({});
  readonly motion = new Motion();
  private queue: Change[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
  private running = false;
  /** Whether there is something to read before the next question, now or in what waits. */
  private reading = false;
  private fading = 0;
  /** What of the change that is being shown comes after its scene. */
  private rest: P.Sight[] = [];
  /** How often a moment was put on the table without a show: what was shown then is out of date. */
  private resets = 0;

  constructor(private hooks: Hooks) {}

  /** Put a moment on the table as it is, without any show. */
  reset(change: Change): void {
    this.queue = [];
    this.resets += 1;
    this.reading = this.behind = false;
    this.telling = '';
    this.untold = this.rest = this.told = [];
    this.skip();
    this.places = scenes(this.places, change.view.zones, change.events).at(-1)!.places;
    this.hooks.set(change);
    this.hooks.kept(change.seq, change.view, this.places);
  }

  add(change: Change): void {
    this.queue.push(change);
    this.behind = true;
    this.reading ||= this.isSlow(change);
    this.ask();
    if (!this.running) void this.run();
  }

  /** The question does not wait for the cards, only for what must be read before it. */
  private ask(): void {
    const last = this.queue.at(-1);
    if (!last || !this.hooks.mine(last.view) || (this.holding && this.speed)) return;
    this.hooks.set(last);
    this.untold = [...this.rest, ...this.queue.flatMap(({ events }) => events)];
  }

  private isSlow = ({ events, view }: Change): boolean =>
    events.some((event) => holds(this.hooks.banner(event, view)));

  /** Everything that is still to come, at once. */
  skip(): void {
    // Of what comes when nothing is being shown nothing has been skipped.
    this.skipping = this.running;
    this.banner = null;
    this.motion.finish();
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    for (let change = this.take(); change; change = this.take()) {
      const begun = performance.now();
      const resets = this.resets;
      this.rest = change.events;
      let last: Scene | undefined;
      for (const scene of scenes(this.places, change.view.zones, change.events)) {
        this.rest = this.rest.slice(scene.events.length);
        if (last && goesOn(last, scene)) await this.wait(MEET, 0);
        if (resets === this.resets) await this.perform(scene, change);
        last = scene;
        if (resets !== this.resets) break;
      }
      if (resets !== this.resets) continue;
      this.hooks.set(change);
      this.untold = this.told = [];
      this.hooks.kept(change.seq, change.view, this.places);
      this.reading = this.queue.some(this.isSlow);
      this.telling = '';
      this.ask();
      if (this.queue.length) await this.wait(PACE, performance.now() - begun);
      this.behind = this.queue.length > 0;
    }
    this.running = false;
    this.skipping = false;
    this.hooks.done();
  }

  /** The next change; several people's hidden choices of one kind are one. */
  private take(): Change | undefined {
    const first = this.queue.shift();
    const kind = first && kindOf(first);
    while (first && kind && this.queue.length && kindOf(this.queue[0]) === kind) {
      const next = this.queue.shift()!;
      Object.assign(first, { ...next, events: [...first.events, ...next.events] });
    }
    return first;
  }

  private get holding(): boolean {
    return this.reading || this.hooks.stories();
  }

  private get speed(): number {
    if (this.skipping || document.hidden) return 0;
    const last = this.queue.at(-1)?.view;
    const asked = !this.holding && last && this.hooks.mine(last);
    return SPEEDS[settings.speed] * (asked || this.queue.length > 4 ? HURRY : 1);
  }

  private async perform(scene: Scene, change: Change): Promise<void> {
    const before = this.motion.look(scene.travels);
    this.news = scene.events;
    this.told = [...this.told, ...scene.events];
    this.places = scene.places;
    this.hooks.heard(scene);
    this.untold = this.untold.filter((event) => !scene.events.includes(event));
    if (this.settle(scene)) {
      this.hooks.set(change);
      this.untold = this.rest;
      this.told = [];
      this.ask();
    }
    const resets = this.resets;
    await tick();
    if (resets !== this.resets) return;
    const time = this.motion.travel(before, scene.travels, this.speed, (to, by) => {
      this.coming = { ...this.coming, [to]: (this.coming[to] ?? 0) + by };
    });
    const banner = together(scene.events.map((event) => this.hooks.banner(event, change.view)));
    const mine = this.hooks.mine(change.view) && !this.queue.length;
    const stands = banner?.slow ? SLOW : banner && (!mine || banner.holds) ? BANNER : 0;
    if (banner && holds(banner)) this.telling = banner.text;
    if (banner && this.speed) {
      const time = (banner.slow ? SLOW : BANNER + 150) / this.speed;
      this.raise(banner, Math.max(BRIEF, time));
    }
    await this.wait(Math.max(time * this.speed, stands), 0);
  }

  /** Whether the last happening of a kind that settles the numbers is told: two lives may end in a row. */
  private settle({ events }: Scene): boolean {
    const last = events.findLast(this.hooks.settles);
    return Boolean(last) && !this.rest.some(({ name }) => name === last!.name);
  }

  /** Put a banner across the table for a moment. */
  raise(banner: Banner, time = BANNER + 150): void {
    this.banner = { ...banner, time };
    if (banner.sound) play(banner.sound);
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.banner = null), time);
  }

  private wait(time: number, gone: number): Promise<void> {
    const left = this.speed ? time / this.speed - gone : 0;
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, left);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** Whether cards that have come with one scene leave again with the next. */
function goesOn(scene: Scene, next: Scene): boolean {
  const come = new Set(scene.travels.map(({ id }) => id));
  return next.travels.some(({ id }) => come.has(id));
}

/** The first of some banners, with what else is to be read at the same moment below it. */
function together(banners: (Banner | null)[]): Banner | undefined {
  const [first, ...others] = banners.filter((banner) => banner !== null);
  const more = others.filter(holds).map(({ text, note }) => (note ? `${text}: ${note}` : text));
  if (!first || !more.length) return first;
  return { ...first, note: [first.note, ...more].filter(Boolean).join(' · ') };
}

/** Whether the next question waits for a banner. */
const holds = (banner: Banner | null): boolean => Boolean(banner?.slow || banner?.holds);

/** The one kind of happening that a change of hidden cards consists of, if it does. */
function kindOf({ events }: Change): string {
  const [first] = events;
  const hidden = ({ name, cards }: P.Sight) =>
    name === first.name && cards.length > 0 && cards.every((card) => card === '?');
  return first && events.every(hidden) ? first.name : '';
}
