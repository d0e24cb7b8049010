// What the server says, docs/protocol.md: the messages' types are written from the server's own.
import type * as M from './messages';

export type { Clocks, Outcome, Over, Reacted, Refused, Said, Sight, View, Zone } from './messages';
export type { Advice as Hint, FromClient, Update } from './messages';

/** Who sits on a seat; by HTTP some of it is absent. */
export type Seat = Pick<M.Chair, 'name' | 'kind'> & Partial<M.Chair>;
export type Seats = M.Seats & { state: Room['state'] };
export type Welcome = M.Welcome & { room: Room };
export type ToClient = Exclude<M.ToClient, M.Welcome | M.Seats> | Welcome | Seats;

export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
  increment: number;
}

export interface Room {
  room: string;
  game: string;
  players: number;
  options: Record<string, Value>;
  seats: Seat[];
  state: 'open' | 'running' | 'over';
  clock?: Clock;
  watchers?: boolean;
  listed?: boolean;
  /** What the server's promise of the deal is bound to. */
  terms?: string;
  /** Whether one may ask for hints here. */
  hints?: boolean;
  /** The seat that made the table. */
  maker?: number;
  /** Each seat's partner, or -1; empty where everybody plays for themselves. */
  partners?: number[];
}

export type Value = string | number | boolean;

export interface Option {
  name: string;
  kind: 'switch' | 'number' | 'choice' | 'seat' | 'text';
  default: Value;
  allowed: Value[];
  low: number;
  high: number;
  clause: string;
  help: string;
}

export interface Preset {
  name: string;
  help: string;
  values: Record<string, Value>;
  /** With how many seats these rules can be played. */
  seats?: number[];
}

export interface Game {
  name: string;
  title: string;
  line: string;
  seats: [number, number];
  /** How many usually play it. */
  usual_seats: number;
  options: Option[];
  presets: Preset[];
  preset_word?: string;
  levels: string[];
  /** Whether it has a lesson. */
  lesson?: boolean;
}

export interface Section {
  title: string;
  clauses: { id: string; text: string }[];
}

/** A place for the whole table, as opposed to one that belongs to a seat. */
export const TABLE = -1;
export const HIDDEN = '?';
/** An empty place among others that are counted. */
export const GAP = '-';
