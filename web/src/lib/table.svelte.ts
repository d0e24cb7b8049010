import { getContext, setContext, tick } from 'svelte';
import { announce } from './a11y.svelte';
import { calm, fly, look } from './animation';
import { Connection, type Status } from './connection';
import { t, texts } from './i18n.svelte';
import { follow, type Piece, type Place } from './places';
import type * as P from './protocol';
import { settings } from './settings.svelte';
import { play } from '../ui/sound';

interface Change {
  seq: number;
  view: P.View;
  events: P.Sight[];
  clocks?: P.Clocks;
  undo?: boolean;
  /** The seat that took its last action back, or -1. */
  undone?: number;
}

const PACE = 550;
const HURRY = 6;

/** What the page shows of a table, live or in a replay. */
export class Table {
  room = $state.raw<P.Room>()!;
  view = $state.raw<P.View>()!;
  places = $state.raw<Place[]>([]);
  log = $state.raw<P.Sight[]>([]);
  news = $state.raw<P.Sight[]>([]);
  seats = $state.raw<P.Seat[]>([]);
  clocks = $state.raw<P.Clocks | null>(null);
  clocksAt = $state(Date.now());
  chat = $state.raw<P.Said[]>([]);
  unread = $state(0);
  signs = $state.raw<(P.Said & { at: number })[]>([]);
  hints = $state.raw<P.Hint[] | null>(null);
  refused = $state.raw<P.Refused | null>(null);
  over = $state.raw<P.Over | null>(null);
  chosen = $state.raw<{ piece: Piece; place: Place } | null>(null);
  commitment = $state('');
  seat = $state(-1);
  seq = $state(-1);
  status = $state<Status>('connecting');
  problem = $state('');
  /** The private link under which this seat goes on elsewhere. */
  moved = $state('');
  behind = $state(false);
  canUndo = $state(false);
  /** How far the server's clock is ahead of this one, in seconds. */
  ahead = $state(0);

  get game(): string {
    return this.room.game;
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
  get myTurn(): boolean {
    return this.seat >= 0 && this.view?.to_act.includes(this.seat) && !this.behind;
  }
  get legal(): string[] {
    return this.myTurn && this.status === 'live' ? this.view.legal : [];
  }

  /** Numbers that the engine has worked out, by name and seat. */
  figures(name: string): number[] {
    const words = this.view.figures[name] ?? '';
    return words ? words.split(' ').map(Number) : [];
  }

  act: (action: string) => void = () => {};
  why: (action: string) => void = () => {};

  /** Put a new moment on the page, with its cards moving there. */
  async show(change: Change): Promise<void> {
    const before = this.view ? look(this.places) : null;
    const wasMine = this.myTurn;
    this.places = follow(this.places, change.view.zones, change.events);
    this.view = change.view;
    this.seq = change.seq;
    this.news = change.events;
    this.chosen = null;
    this.hints = null;
    this.refused = null;
    this.canUndo = change.undo ?? false;
    if (change.clocks) {
      this.clocks = change.clocks;
      this.clocksAt = Date.now();
    }
    await tick();
    if (before) fly(before, this.places);
    if (!wasMine && this.myTurn) announce(t('your-turn'));
  }
}

/** A table that the server plays on. */
export class LiveTable extends Table {
  private line: Connection;
  private queue: Change[] = [];
  private timer = 0;
  private ending: P.Over | null = null;
  private sent = new Map<string, P.Message>();

  constructor(
    private id: string,
    key: string | undefined,
  ) {
    super();
    this.line = new Connection(
      () => ({
        t: 'hello',
        v: 1,
        room: id,
        ...(key ? { key } : {}),
        lang: texts.lang,
        seen: this.seq,
      }),
      (message) => this.receive(message),
      (status) => (this.status = status),
    );
  }

  leave(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  /** Get everything again in the language that is chosen now. */
  retell(): void {
    this.line.again();
  }

  override act = (action: string) => {
    if (!this.legal.includes(action) || [...this.sent.values()].some(({ t }) => t === 'act'))
      return;
    this.request({ t: 'act', seq: this.seq, action });
  };
  override why = (action: string) => {
    this.request({ t: 'why', action });
  };
  undo = () => this.request({ t: 'undo', seq: this.seq });
  hint = () => this.request({ t: 'hint' });
  say = (text: string) => this.request({ t: 'chat', text });
  react = (sign: string) => this.request({ t: 'react', sign });
  bot = (seat: number, on: boolean) => this.request({ t: 'bot', seat, on });

  private request(message: P.Message): void {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const whole = { ...message, id };
    // An action is kept until it is answered: after a lost line it goes out again under its id.
    if (message.t === 'act' || message.t === 'undo') this.sent.set(id, whole);
    this.line.send(whole);
  }

  private receive(message: P.Message): void {
    const handlers: Record<string, (message: never) => void> = {
      welcome: this.welcome,
      update: this.update,
      ack: this.ack,
      refused: this.refuse,
      seats: this.seated,
      over: this.ended,
      hints: ({ hints }: { hints: P.Hint[] }) => (this.hints = hints),
      chat: this.heard,
      react: this.reacted,
      error: this.failed,
    };
    handlers[message.t]?.(message as never);
  }

  private welcome = (message: {
    room: P.Room;
    seat: number;
    seq: number;
    view: P.View | null;
    log: P.Sight[];
    commitment: string;
    seats: P.Seat[];
    clocks: P.Clocks;
    chat: P.Said[];
    undo: boolean;
    now: number;
  }) => {
    this.room = message.room;
    this.seat = message.seat;
    this.seats = message.seats;
    this.commitment = message.commitment ?? '';
    if (message.room.state !== 'over') settings.promised(this.id, this.commitment);
    this.log = message.log ?? [];
    this.chat = message.chat ?? [];
    this.queue = [];
    this.behind = false;
    this.ahead = message.now - Date.now() / 1000;
    const { seq, view, clocks, undo } = message;
    if (view) void this.show({ seq, view, events: [], clocks, undo });
    for (const waiting of this.sent.values()) this.line.send(waiting);
  };

  private update = (message: Change) => {
    this.queue.push(message);
    this.behind = this.queue.length > 0;
    if (!this.timer) this.step();
  };

  private step = () => {
    const change = this.queue.shift();
    this.timer = 0;
    if (!change) {
      if (this.ending) this.finish(this.ending);
      return;
    }
    this.behind = this.queue.length > 0;
    const moves = change.events.some((event) => event.cards?.length || event.source);
    const wait = calm() || document.hidden || this.queue.length > HURRY ? 30 : moves ? PACE : 150;
    this.timer = window.setTimeout(this.step, wait);
    const back = (change.undone ?? -1) >= 0 ? change.seq - 1 : Infinity;
    this.log = [...this.log.filter(({ seq }) => seq < back), ...change.events].slice(-400);
    announce(change.events.map((event) => event.text).join('. '));
    void this.show(change);
    if (this.myTurn) play('turn');
    else if (moves) play('card');
  };

  private ack = ({ id }: { id: string }) => {
    this.sent.delete(id);
  };

  private refuse = (message: P.Refused) => {
    this.sent.delete(message.id);
    if (message.view) void this.show({ seq: message.seq, view: message.view, events: [] });
    this.refused = message;
    announce(`${message.clause} ${message.sentence}`);
    play('refused');
  };

  private seated = (message: {
    state: P.Room['state'];
    seats: P.Seat[];
    clocks: P.Clocks;
    now: number;
  }) => {
    this.seats = message.seats;
    this.room = { ...this.room, state: message.state, seats: message.seats };
    this.ahead = message.now - Date.now() / 1000;
    this.clocks = message.clocks;
    this.clocksAt = Date.now();
  };

  /** The result waits until the last moves have been shown. */
  private ended = (over: P.Over) => {
    this.ending = over;
    if (!this.timer) this.finish(over);
  };

  private finish(over: P.Over): void {
    this.ending = null;
    this.over = over;
    this.room = { ...this.room, state: 'over' };
    settings.finished(this.id, over.outcome.ranks[this.seat]);
    play('over');
  }

  private heard = (said: P.Said) => {
    if (settings.muted && said.seat !== this.seat) return;
    this.chat = [...this.chat, said].slice(-200);
    if (said.seat === this.seat) return;
    this.unread += 1;
    announce(t('chat-heard', { name: said.name ?? '', text: said.text ?? '' }));
    play('chat');
  };

  private reacted = (said: P.Said) => {
    if (settings.muted && said.seat !== this.seat) return;
    const at = Date.now();
    this.signs = [...this.signs.filter((sign) => sign.at > at - 4000), { ...said, at }];
    setTimeout(() => (this.signs = this.signs.filter((sign) => sign.at !== at)), 4000);
  };

  private failed = ({ sentence }: { sentence: string }) => {
    this.problem = sentence;
    this.line.close();
  };
}

const TABLE = Symbol('table');
export const setTable = (table: Table) => setContext(TABLE, table);
export const getTable = () => getContext<Table>(TABLE);
