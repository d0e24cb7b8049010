import { SvelteSet } from 'svelte/reactivity';
import type { Label, Pick } from '../games/skin';
import { moveName, t } from './i18n.svelte';
import type { Place } from './places';
import {
  buttons,
  endingAt,
  goingOn,
  keyOf,
  movesOf,
  seats,
  through,
  touches,
  untouched,
  type Move,
} from './selection';
import type { Table } from './table.svelte';

/** A card that has been picked up, or a place that has been named, on the way to a move. */
interface Picked {
  pick: Pick;
  piece: number;
}

/** What the reader is about to do: the touches so far, and what may come next. */
export class Selection {
  picked = $state.raw<Picked[]>([]);
  /** The piece that is being dragged, or -1. */
  held = $state(-1);
  /** A move that waits for a yes. */
  asked = $state.raw<{ action: string; sentence: string } | null>(null);

  /** How often a move has been made or asked about, so that a second tap of the same can be told. */
  answers = 0;

  /** The places, seats and cards that the board shows; what it does not show gets a button. */
  private shown = new SvelteSet<string>();

  constructor(private table: Table) {}

  /** Tell that something can be touched, for as long as it is there. */
  shows(what: string): () => void {
    this.shown.add(what);
    return () => this.shown.delete(what);
  }

  private canTouch(pick: Pick): boolean {
    if (!('zone' in pick)) return this.shown.has(keyOf(pick));
    return this.table.places.some((place) =>
      place.pieces.some(({ id }, at) => touches(pick, place, at) && this.shown.has(`piece:${id}`)),
    );
  }

  readonly moves = $derived.by(() =>
    this.table.view ? movesOf(this.table.skin, this.table.view, this.table.legal) : [],
  );
  private picks = $derived(this.picked.map(({ pick }) => pick));
  /** The moves that are still meant. */
  readonly open = $derived(this.picked.length ? goingOn(this.moves, this.picks) : this.moves);
  /** The players to choose from, while nothing else on the table can be touched. */
  readonly seats = $derived(seats(this.moves));
  readonly buttons = $derived.by(() => {
    const step = this.picked.length;
    const faces = this.seats.map(({ action }) => action);
    const missing = untouched(this.open, step, (pick) => this.canTouch(pick)).filter(
      ({ action }) => !faces.includes(action),
    );
    if (step) return missing;
    // A card that is still on its way will be there to be touched.
    const next = this.table.show.behind ? [] : missing;
    const extra = this.moves.filter(
      (move) => move.path.length && !next.includes(move) && this.hasButton(move),
    );
    return [...buttons(this.moves), ...extra, ...next];
  });

  /** Whether a move that touches something can be made by a button all the same. */
  hasButton = ({ action }: Move): boolean =>
    (this.table.skin.buttons ?? []).includes(action.split(' ')[0]);

  isPicked(piece: number): boolean {
    return this.picked.some((picked) => picked.piece === piece);
  }

  /** Whether a card of this place waits for where it goes, even where only one way is open. */
  isLifted = (name: string): boolean => this.table.skin.lifts?.includes(name) ?? false;

  /** The moves that a touch of this card would go on with, or begin anew. */
  card(place: Place, at: number, piece: number): { moves: Move[]; pick?: Pick; fresh: boolean } {
    const fits = ({ path }: Move, step: number) => touches(path[step], place, at);
    const step = this.picked.length;
    if (step && !this.isPicked(piece)) {
      const on = this.open.filter((move) => fits(move, step));
      if (on.length) return { moves: on, pick: on[0].path[step], fresh: false };
    }
    const anew = this.moves.filter((move) => fits(move, 0));
    return { moves: anew, pick: anew[0]?.path[0], fresh: true };
  }

  /** The moves that a place or seat stands for now; before anything is picked, those that begin there. */
  target(pick: Pick): Move[] {
    if (!this.picked.length) return through(this.moves, [], pick);
    return endingAt(this.moves, this.picks, pick);
  }

  tapCard(place: Place, at: number, piece: number): void {
    const { moves, pick, fresh } = this.card(place, at, piece);
    if (!pick || (fresh && this.isPicked(piece))) this.clear();
    else if (fresh && this.isLifted(place.name)) this.picked = [{ pick, piece }];
    else this.go(moves, fresh ? [{ pick, piece }] : [...this.picked, { pick, piece }]);
  }

  tapTarget(pick: Pick): void {
    const moves = this.target(pick);
    if (moves.length) this.go(moves, [...this.picked, { pick, piece: -1 }]);
  }

  lift(place: Place, at: number, piece: number): boolean {
    const { moves, pick } = this.card(place, at, piece);
    if (!pick || !moves.length) return false;
    this.picked = [{ pick, piece }];
    this.held = piece;
    return true;
  }

  /** Lets go of what is held, over a target or over nothing; true when it has become a move. */
  drop(pick: Pick | null): boolean {
    const held = this.held >= 0;
    this.held = -1;
    const moves = held && pick ? endingAt(this.moves, this.picks, pick) : [];
    if (!moves.length) {
      this.clear();
      return false;
    }
    this.go(moves, [...this.picked, { pick: pick!, piece: -1 }]);
    return moves.length === 1 && !this.asked;
  }

  private go(moves: Move[], picked: Picked[]): void {
    this.picked = picked;
    if (moves.length === 1) this.act(moves[0].action);
  }

  /** Make a move, after a question where the game thinks that one is due. */
  act(action: string, sure = false): void {
    this.answers += 1;
    const asks = this.table.careful && !sure;
    const sentence = asks ? this.table.skin.confirm?.(action, this.table) : null;
    if (sentence) {
      this.asked = { action, sentence };
      return;
    }
    this.clear();
    this.table.act(action);
  }

  clear(): void {
    this.picked = [];
    this.held = -1;
    this.asked = null;
  }

  label(action: string): Label {
    const { skin, game, names, seat } = this.table;
    const called = names.map((name, at) => (at === seat ? t('you-are') : name));
    return skin.label?.(action, this.table) ?? { text: moveName(game, action, called) };
  }
}
