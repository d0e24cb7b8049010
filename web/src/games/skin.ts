import type { Component } from 'svelte';
import type { Calendar } from '../lib/log';
import type { Place } from '../lib/places';
import type { Sight, Value, View } from '../lib/protocol';

/**
 * One thing that a move touches: a card (by name, or by position from 0), a place of the board
 * (a `<Drop id>`), or a seat (its `<SeatBadge>`).
 */
export type Pick =
  | { zone: string; owner: number; card: string }
  | { zone: string; owner: number; at: number }
  | { place: string }
  | { seat: number };

/** What a skin is told when it is asked for words about the table as it is now. */
export interface Moment {
  game: string;
  view: View;
  /** The seat of the reader, or -1. */
  seat: number;
  names: string[];
  legal: string[];
  /** What was agreed at this table. */
  options?: Record<string, Value>;
  /** What has been told so far, where it is kept. */
  log?: Sight[];
  /** Numbers that the engine has worked out, by name. */
  figures(name: string): number[];
}

/** What stands on a lit place, or on a card, before the click. */
export interface Label {
  /** What the move is called: "Attack", "Deeds". */
  text: string;
  /** What comes of it: "13 → 21", "clears", "+9 to Bruma"; also stands on a card that has only this move. */
  note?: string;
  /** The note is about losing something. */
  loss?: boolean;
}

/** An answer that may be given again and again, as long as the question has this key. */
export interface Patience {
  action: string;
  key: string;
  text: string;
  /** What else ends it. */
  note?: string;
}

/** A moment that is worth a banner across the table. */
export interface Banner {
  text: string;
  /** A second, smaller line. */
  note?: string;
  tone?: 'good' | 'bad' | 'plain';
  sound?: 'clear' | 'take' | 'hit' | 'rise' | 'win';
  /** It tells where the game stands and decides nothing: no key moment. */
  passing?: boolean;
  /** How much it changed, compared with other moments of the game; else its cards or its amount. */
  weight?: number;
  /** Petals open around it: a pile cleared, a step up, a win. */
  burst?: boolean;
  /** It changes the reader's own life: it stands longer, and the next question waits for it. */
  slow?: boolean;
  /** The next question waits for it, no longer than any banner stands. */
  holds?: boolean;
}

/** What a card is, in a word or two: "blue" with the sign of blue, "2 points". */
export interface Fact {
  text: string;
  /** A drawing of the game's sheet, its ink, and its box unless it has one of its own. */
  sign?: { use: string; ink: string; box?: string };
}

/** A clause, and what it is about in a few words: "who is offered it". */
export interface Rule {
  clause: string;
  about: string;
}

/** What the large card says beside its face. */
export interface Info {
  /** The printed text: at most 14 words. */
  line: string;
  facts?: Fact[];
  /** What its use costs. */
  price?: string;
  /** Most important first: links into the rules. */
  clauses: Rule[];
}

/** What a line of a game at a glance is drawn with: a card (its back without a token), or a sign. */
export type Drawing = { card?: string } | string;

/** Everything the page knows of one game: how it looks, what a move touches, what it is called. */
export interface Skin {
  Face: Component<{ card: string }>;
  Back: Component<Record<string, never>>;
  /** A card within a line of the log, about 17 by 22 px; without it the face, very small. */
  Glyph?: Component<{ card: string }>;
  /** The places on the cloth; each keeps its position for the whole game, full or empty. */
  Board: Component<Record<string, never>>;
  /** How long a game lasts; nobody has measured those of other packages. */
  minutes?: [number, number];
  /** A picture for each line of the game at a glance; else the lines are numbered. */
  glance?: Drawing[][];
  /**
   * How a move is made by hand: what is picked up, then where it goes. A drag goes from the first
   * to the last; taps go one by one; what is left when only one move remains is done by itself.
   * An empty path is a button of the question.
   */
  path(words: string[], view: View): Pick[];
  /** Verbs that have a button as well, although they touch something: drawing from the deck. */
  buttons?: string[];
  /** Places whose cards a tap only picks up, even where there is one way to go: the way is said first. */
  lifts?: string[];
  /** The question while a card is held that has these moves. */
  picked?(card: string, actions: string[], moment: Moment): string | null;
  /** The move to ask about when a card that cannot be played is tapped. */
  wish(card: string, place: Place, view: View, at: number): string | null;
  /** The move to ask about when a card is let go over a place that does not take it. */
  tried?(card: string, place: string): string | null;
  /** What a lit place, a card or a button says about this move; without it the verb's own text. */
  label?(action: string, moment: Moment): Label | null;
  /** The question with what is possible; *between stars* it is gold. */
  question?(moment: Moment): string | null;
  /** In a word, where a card goes by this move: its hint says so while it may go to several places. */
  where?(action: string, moment: Moment): string | null;
  /** Whether what happened answers a question that was not asked, as there was one answer only. */
  unasked?(sight: Sight, before: Sight, players: number): boolean;
  /** Whether a turn is a small story: the next question waits until all of it has been told. */
  stories?: boolean;
  /** The one button that may be filled; others are secondary. */
  main?(action: string, moment: Moment): boolean;
  /** A sentence to agree to first, for what cannot be taken back and is not the obvious move. */
  confirm?(action: string, moment: Moment): string | null;
  /** A second button beside a passive answer: the same answer until something else is asked. */
  patience?(moment: Moment): Patience | null;
  /** The banner for an event, if it is a moment of this game. */
  theatre?(event: Sight, moment: Moment): Banner | null;
  /** Events with which numbers and questions are those of the new view, while the rest is still shown. */
  settles?: string[];
  info?(card: string, moment: Moment): Info | null;
  /** With what a seat ends: "2 cards", "Wolf, 1 Ring". */
  standing?(seat: number, moment: Moment): string;
  /** Why the game ended so, where the usual sentence about its end leaves that out. */
  how?(moment: Moment): string | null;
  /** How its events lie in the turns by which the log is grouped. */
  calendar?: Calendar;
  /** Places that a tap lays open card by card, as far as the reader may see them. */
  opens?: string[];
  /** What stands across a card of one's own that cannot be used for now: "next turn". */
  mark?(card: string, moment: Moment): string | null;
}
