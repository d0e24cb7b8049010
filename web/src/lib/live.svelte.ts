import type { Skin } from '../games/skin';
import { announce } from './a11y.svelte';
import { Connection } from './connection';
import { contributionHash, keep, keptOf } from './fairness';
import { t, texts } from './i18n.svelte';
import { sentenceOf } from './lines';
import type * as P from './protocol';
import type { Scene } from './scenes';
import { DRAW, settings } from './settings.svelte';
import { capital } from './spelling';
import type { Change } from './show.svelte';
import { getTable, Table } from './table.svelte';
import { isDrawn } from '../result/telling';
import { play } from '../ui/sound';

/** How long a reason for a refusal stays on the plate; in the log it stays. */
const READ = 7000;
/** As many cards at once are a deal. */
const DEAL = 8;

const REFUSED = { name: 'refused' };
/** How long a note stands across the table. */
const NOTE = 2400;
/** Notes that are told across the table as well. */
const LOUD = ['clock', 'flag', 'resigned', 'goes-on', 'ended'];

/** A line of the log that is no happening of the game. */
const lineOfNote = (name: string, seat: number, seq: number): P.Sight => ({
  ...{ seq, name: `note-${name}`, seat, cards: [], amount: 0, other: -1 },
  ...{ source: '', target: '', text: '', turn: 0 },
});

type Handlers = { [K in P.ToClient['t']]?: (message: Extract<P.ToClient, { t: K }>) => void };
type WithId = Extract<P.FromClient, { id: string }>;
/** A message before it gets its id. */
type Unsent = { [K in WithId['t']]: Omit<Extract<WithId, { t: K }>, 'id'> }[WithId['t']];

/** A table that the server plays on. */
export class LiveTable extends Table {
  over = $state.raw<P.Over | null>(null);
  problem = $state('');
  /** The private link under which this seat goes on elsewhere. */
  moved = $state('');
  commitment = $state('');
  canUndo = $state(false);
  /** The key by which this browser has its seat here, once the server knows it. */
  held = $state('');
  private line: Connection;
  private ending: P.Over | null = null;
  private sent = new Map<string, WithId>();
  private reading = 0;
  /** The message that showed this browser's contribution. */
  private revealing = '';

  constructor(
    private id: string,
    private key: string | undefined,
    skinOf: (game: string) => Skin,
  ) {
    super(skinOf);
    this.line = this.connect();
  }

  private connect(): Connection {
    this.status = 'connecting';
    return new Connection(
      () => ({
        t: 'hello',
        v: 1,
        room: this.id,
        ...(this.key ? { key: this.key } : {}),
        lang: texts.lang,
        seen: this.seq,
      }),
      (message) => this.receive(message),
      (status) => (this.status = status),
    );
  }

  /** Go on at this table with the key of a seat. */
  sit(key: string): void {
    this.line.close();
    this.key = key;
    this.problem = this.moved = '';
    this.line = this.connect();
  }

  leave(): void {
    this.show.skip();
    this.line.close();
  }

  /** Get everything again in the language that is chosen now. */
  retell(): void {
    this.line.again();
  }

  /** Try to get the line back now instead of in a moment. */
  reconnect = () => this.line.again();
  override act = (action: string) => {
    if (!this.legal.includes(action) || this.acting) return;
    this.answered = this.seq;
    this.coach.moved(this.seq);
    this.show.skip();
    this.request({ t: 'act', seq: this.seq, action });
  };
  override why = (action: string) => {
    this.request({ t: 'why', action });
  };
  undo = () => {
    if (!this.canUndo) {
      const told = { id: 'undo', seq: this.seq, clause: '', sentence: t('undo-not') };
      this.refuse({ t: 'refused', ...told });
      return;
    }
    this.coach.clear();
    this.request({ t: 'undo', seq: this.seq });
  };
  hint = () => {
    this.hints.ask();
    this.request({ t: 'hint' });
  };
  say = (text: string) => this.request({ t: 'chat', text });
  react = (sign: string) => this.request({ t: 'react', sign });
  bot = (seat: number, on: boolean) => this.request({ t: 'bot', seat, on });
  resign = () => this.request({ t: 'resign' });
  /** Offer to end without a winner or agree to it; or decline. */
  end = (agree: boolean) => this.request({ t: 'end', agree });
  decline = () => this.request({ t: 'decline' });
  /** Whether hints may be asked for here. */
  get advises(): boolean {
    return this.seat >= 0 && this.room.hints !== false;
  }

  /** Whether all others are bots, so that there may be a coach. */
  get coachable(): boolean {
    const alone = this.seats.every(({ kind }, at) => kind === 'bot' || at === this.seat);
    return this.seat >= 0 && alone && !this.room.deal;
  }
  get coached(): boolean {
    return this.coachable && settings.coaches(this.id, this.game);
  }
  /** Switch the coach on or off, from now on at every table. */
  setCoach(on: boolean): void {
    settings.set('coach', on);
    this.coach.clear();
    this.askCoach();
  }

  private askCoach(): void {
    if (this.coached && this.legal.length) this.coach.asked = this.request({ t: 'coach' });
  }

  private get acting(): boolean {
    return [...this.sent.values()].some(({ t }) => t === 'act');
  }

  /** Send something to the server under its id; nothing where there is no line to send it. */
  private request(message: Unsent): string {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const whole = { ...message, id } as WithId;
    // An action is kept until it is answered: after a lost line it goes out again under its id.
    const lasts = message.t === 'act' || message.t === 'undo';
    if (lasts) this.sent.set(id, whole);
    return this.line.send(whole) || lasts ? id : '';
  }

  private receive(message: P.ToClient): void {
    const handlers: Handlers = {
      welcome: this.welcome,
      update: this.update,
      ack: ({ id }) => this.sent.delete(id),
      refused: this.refuse,
      seats: this.seated,
      over: this.ended,
      note: ({ seq, name, seat }) => this.noted(name, seat, seq),
      hints: ({ seq, hints }) => (this.stands(seq) ? this.hints.hear(hints) : this.hints.clear()),
      remark: (remark) =>
        this.coach.hear(remark, this.stands(remark.seq)) && announce(remark.sentence),
      chat: (said) => this.chat.hear(said, said.seat === this.seat),
      react: (sign) => this.chat.see(sign, sign.seat === this.seat),
      error: this.failed,
    };
    (handlers[message.t] as ((message: P.ToClient) => void) | undefined)?.(message);
  }

  private welcome = (message: P.Welcome) => {
    this.room = message.room;
    this.seat = message.seat;
    this.seats = message.seats;
    this.commitment = message.commitment;
    this.held = message.seat >= 0 ? (this.key ?? '') : '';
    // A hint that was asked for on the old line is not coming.
    if (this.hints.thinking) this.hints.clear();
    if (message.room.state !== 'over') {
      const { commitment, chain } = message;
      keep(this.id, { commitment, terms: message.room.terms, ...(chain ? { chain } : {}) });
    }
    const notes = message.notes.map(({ name, seat, seq }) => lineOfNote(name, seat, seq));
    this.log = [...message.log, ...notes].sort((a, b) => a.seq - b.seq);
    this.chat.said = message.chat;
    this.revealing = '';
    this.clocks.hear(message.now);
    const { seq, view, clocks, undo } = message;
    if (view) this.show.reset({ seq, view, events: [], clocks, undo });
    for (const waiting of this.sent.values()) this.line.send(waiting);
  };

  private update = (message: P.Update) => {
    if (message.undone >= 0) {
      this.log = this.log.filter(({ seq }) => seq < message.seq - 1);
    }
    if (message.chain) keep(this.id, { chain: message.chain });
    if (message.replaced >= 0) this.noted('rule', message.replaced, message.seq);
    this.show.add(message);
  };

  /** What is no happening of the game, but everybody shall know it. */
  private noted(name: string, seat: number, seq: number): void {
    const line = lineOfNote(name, seat, seq);
    this.log = [...this.log, line];
    const text = sentenceOf(this, line);
    announce(text);
    if (!LOUD.includes(name)) return;
    this.show.raise({ text, tone: name === 'clock' ? 'bad' : 'plain' }, NOTE);
  }

  protected override set(change: Change): void {
    const wasMine = this.myTurn;
    const last = this.seq;
    super.set(change);
    if (change.seq >= last) this.canUndo = change.undo ?? false;
    if (change.seq > last && !this.stands(last)) this.askCoach();
    if (wasMine || !this.myTurn || this.view.outcome) return;
    announce(t('your-turn'));
    play('turn');
  }

  protected override heard(scene: Scene): void {
    super.heard(scene);
    announce(scene.events.map((event) => sentenceOf(this, event)).join('. '));
    if (scene.travels.length >= DEAL) play('shuffle');
    else if (scene.travels.length) play('card');
  }

  protected override settled(): void {
    if (this.ending) this.finish(this.ending);
  }

  private refuse = (refused: P.Refused) => {
    const message = { ...refused, sentence: capital(refused.sentence) };
    if (message.id === this.coach.asked || message.id === this.revealing) return;
    const waited = this.sent.delete(message.id);
    this.hints.thinking = false;
    this.show.motion.release();
    if (waited) {
      this.answered = -1;
      this.selection.clear();
    }
    const { seq, view } = message;
    if (view) this.show.reset({ seq, view, events: [] });
    this.refused = message;
    this.log = [
      ...this.log,
      { ...lineOfNote('', this.seat, this.seq), ...REFUSED, text: message.sentence },
    ];
    clearTimeout(this.reading);
    this.reading = window.setTimeout(() => (this.refused = null), READ);
    const clause = message.clause.split(' ').at(-1);
    announce(clause ? `${message.sentence}. ${t('rule', { clause })}` : message.sentence);
    play('refused');
  };

  private seated = (message: P.Seats) => {
    this.seats = message.seats;
    this.room = { ...this.room, state: message.state, seats: message.seats };
    this.clocks.hear(message.now);
    this.clocks.set(message.clocks);
    if (message.reveal) this.reveal();
  };

  /** Everybody has promised a contribution: now, and not before, this browser shows its own. */
  private reveal(): void {
    const { secret } = keptOf(this.id);
    const promised = this.seats[this.seat]?.contribution;
    if (this.revealing || !secret || promised !== contributionHash(secret)) return;
    this.revealing = this.request({ t: 'reveal', secret });
  }

  /** The result waits until the last moves have been shown. */
  private ended = (over: P.Over) => {
    this.ending = over;
    if (!this.show.behind) this.finish(over);
  };

  private finish(over: P.Over): void {
    this.ending = null;
    const first = !this.over;
    this.over = over;
    this.room = { ...this.room, state: 'over' };
    const { ranks } = over.outcome;
    settings.finished(this.id, isDrawn(ranks) ? DRAW : ranks[this.seat]);
    // It is told again when somebody asks for a rematch.
    if (first) play(over.outcome.ranks[this.seat] === 1 ? 'win' : 'over');
  }

  private failed = ({ sentence }: { sentence: string }) => {
    this.problem = sentence;
    this.line.close();
  };
}

export const getLive = () => getTable() as LiveTable;
