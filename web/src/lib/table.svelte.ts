import { getContext, setContext } from 'svelte';
import type { Banner, Skin } from '../games/skin';
import { Chat } from './chat.svelte';
import { isSameChoice } from './choice';
import { Clocks } from './clocks.svelte';
import { Coach } from './coach.svelte';
import type { Status } from './connection';
import { Hints } from './hints.svelte';
import { gameText, t } from './i18n.svelte';
import { count, type Place } from './places';
import type * as P from './protocol';
import type { Scene } from './scenes';
import { Selection } from './selection.svelte';
import { Show, type Change } from './show.svelte';

const KEPT = 400;

/** The table as it was after one action. */
interface Moment {
  seq: number;
  view: P.View;
  places: Place[];
}

/** A table as its page shows it, live or in a replay: who sits there, and a store for each concern. */
export class Table {
  room = $state.raw<P.Room>()!;
  seats = $state.raw<P.Seat[]>([]);
  /** The seat of the reader, or -1. */
  seat = $state(-1);
  private current = $state.raw<P.View>()!;
  /** An earlier moment that is looked at just now. */
  moment = $state.raw<Moment | null>(null);
  private past = $state.raw<Moment[]>([]);
  seq = $state(-1);
  /** The state since which the reader's choice is what it is now. */
  private since = -1;
  /** The key of a place that is laid open to be read, or nothing. */
  opened = $state('');
  log = $state.raw<P.Sight[]>([]);
  /** Who was on turn where the log begins in the middle of a turn, or -1. */
  onTurn = $state(-1);
  status = $state<Status>('live');
  /** The state that a move of the reader's has answered. */
  protected answered = $state(-1);
  refused = $state.raw<P.Refused | null>(null);
  /** Whether a move that is easily regretted is asked about before it is made. */
  readonly careful: boolean = true;
  readonly chat = new Chat();
  readonly clocks = new Clocks();
  readonly hints = new Hints();
  readonly coach = new Coach();
  readonly show: Show = new Show({
    mine: (view) => this.isMine(view),
    // Whoever has a clock is not kept waiting.
    stories: () => Boolean(this.skin.stories) && !this.clocks.limited(this.seat),
    set: (change) => this.set(change),
    banner: (event, view) => this.banner(event, view),
    heard: (scene) => this.heard(scene),
    settles: ({ name }) => this.skin.settles?.includes(name) ?? false,
    kept: (seq, view, places) => this.keep({ seq, view, places }),
    done: () => this.settled(),
  });
  readonly selection: Selection = new Selection(this);

  /** The games are given from outside: their boards need this file in their turn. */
  constructor(private skinOf: (game: string) => Skin) {}

  get skin(): Skin {
    return this.skinOf(this.game);
  }
  get game(): string {
    return this.room.game;
  }
  /** What the game is called. */
  get title(): string {
    return gameText(this.game, 'game-title') ?? this.game;
  }
  /** What was agreed at this table. */
  get options(): Record<string, P.Value> {
    return this.room.options;
  }
  get view(): P.View {
    return this.moment?.view ?? this.current;
  }
  get places(): Place[] {
    return this.moment?.places ?? this.show.places;
  }

  /** What is still to be told although the numbers on the table know of it. */
  get untold(): P.Sight[] {
    return this.moment ? [] : this.show.untold;
  }
  /** What has been told that the numbers do not know of yet. */
  get toldAhead(): P.Sight[] {
    return this.moment ? [] : this.show.told;
  }
  /** Who is being told of while the question that the reader has answered is still the table's, or -1. */
  get toldOf(): number {
    const over = this.answered === this.seq && this.show.behind;
    const last = over ? this.toldAhead.findLast(({ seat }) => seat >= 0) : undefined;
    return last && last.seat !== this.seat ? last.seat : -1;
  }
  get names(): string[] {
    return this.seats.map((seat, index) => seat.name || t('seat', { seat: index + 1 }));
  }
  /** Who sits at the bottom of the page. */
  get near(): number {
    return this.seat >= 0 ? this.seat : 0;
  }
  /** The other seats as they sit round the table, from the left. */
  get others(): number[] {
    const players = this.seats.length || this.room.players;
    return Array.from({ length: players - 1 }, (_, step) => (this.near + step + 1) % players);
  }
  /** Whether a seat that is to act does so in another's turn. */
  answers(seat: number): boolean {
    const { facts, to_act } = this.view;
    const alone = to_act.length === 1 && !this.together;
    return alone && facts.turn !== undefined && Number(facts.turn) !== seat;
  }
  /** Where all choose at once: how many have chosen, of how many. */
  get together(): { done: number; all: number } | null {
    const [done, all] = this.figures('chosen');
    return all === undefined ? null : { done, all };
  }
  /** Whose turn comes next whatever is done now, or -1; among two that needs no word. */
  get next(): number {
    const [next = -1] = this.figures('next');
    const { to_act, outcome } = this.view;
    return outcome || to_act.includes(next) || this.seats.length < 3 ? -1 : next;
  }
  /** How many cards lie in a place; one on its way there counts when it lands. */
  landed(place: Place): number {
    return count(place) - (this.show.coming[place.key] ?? 0);
  }

  get myTurn(): boolean {
    return !this.moment && this.isMine(this.current);
  }
  /** Whether the reader is to act in a view; a bot that plays for the reader waits for nobody. */
  protected isMine(view?: P.View): boolean {
    return !this.seats[this.seat]?.bot && (view?.to_act.includes(this.seat) ?? false);
  }
  /** What may be done now; nothing while the answer to a move is on its way. */
  get legal(): string[] {
    const may = this.myTurn && this.status === 'live' && this.answered !== this.seq;
    return may ? this.view.legal : [];
  }

  /** Numbers that the engine has worked out, by name and seat. */
  figures(name: string): number[] {
    const words = this.view.figures[name] ?? '';
    return words ? words.split(' ').map(Number) : [];
  }

  /** This table as it is in another view. */
  at(view: P.View) {
    const figures = (name: string) =>
      (view.figures[name] ?? '').split(' ').filter(Boolean).map(Number);
    const { game, seat, names } = this;
    const { options } = this.room;
    return { game, seat, names, view, options, legal: view.legal, figures };
  }

  /** The banner of an event that is a moment of this game. */
  banner(event: P.Sight, view = this.view): Banner | null {
    return this.skin.theatre?.(event, this.at(view)) ?? null;
  }

  act: (action: string) => void = () => {};
  why: (action: string) => void = () => {};

  /** Everything besides the cards that belongs to a moment. */
  protected set(change: Change): void {
    if (change.seq < this.seq) return;
    if (change.seq > this.seq && !(this.current && isSameChoice(this.current, change.view))) {
      this.hints.clear();
      this.selection.clear();
      this.refused = null;
      this.since = change.seq;
    }
    this.current = change.view;
    this.moment = null;
    this.seq = change.seq;
    this.clocks.set(change.clocks);
  }

  /** Whether what belongs to the state of that number is about the choice that is open now. */
  protected stands(seq: number): boolean {
    return seq >= this.since && seq <= this.seq;
  }

  protected heard(scene: Scene): void {
    this.log = [...this.log, ...scene.events].slice(-KEPT);
  }

  protected settled(): void {}

  private keep(moment: Moment): void {
    this.past = [...this.past.filter(({ seq }) => seq < moment.seq), moment].slice(-KEPT);
  }

  /** Whether this page has seen the moment, so that it can be shown again. */
  remembers(seq: number): boolean {
    return this.past.some((moment) => moment.seq === seq);
  }

  /** Show the table as it was then; any other number is the table as it is. */
  look(seq: number): void {
    this.selection.clear();
    const found = this.past.find((moment) => moment.seq === seq);
    this.moment = found && found.seq !== this.seq ? found : null;
  }
}

const TABLE = Symbol('table');
export const setTable = <T extends Table>(table: T): T => setContext(TABLE, table);
export const getTable = () => getContext<Table>(TABLE);
