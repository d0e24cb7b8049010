// The messages of docs/protocol.md, version 1.

export interface Zone {
  name: string;
  owner: number;
  cards: string[];
}

export interface Outcome {
  ranks: number[];
  reason: string;
}

export interface View {
  seat: number;
  to_act: number[];
  prompt: string;
  zones: Zone[];
  facts: Record<string, string>;
  /** What the engine works out from the open cards; the page itself computes no rules. */
  figures: Record<string, string>;
  legal: string[];
  outcome: Outcome | null;
}

export interface Sight {
  seq: number;
  name: string;
  seat: number;
  cards: string[];
  amount: number;
  other: number;
  source: string;
  target: string;
  text: string;
}

export interface Seat {
  name: string;
  kind: string;
  level?: string;
  online?: boolean;
  away_at?: number | null;
  bot?: boolean;
}

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
  options: Option[];
  presets: Preset[];
  preset_word?: string;
  levels: string[];
}

export interface Section {
  title: string;
  clauses: { id: string; text: string }[];
}

export interface Refused {
  id: string;
  seq: number;
  clause: string;
  sentence: string;
  view?: View;
}

export interface Hint {
  action: string;
  win?: number;
  reason?: string;
}

export interface Said {
  seat: number;
  name?: string;
  text?: string;
  sign?: string;
}

export interface Over {
  outcome: Outcome;
  seed: string;
  commitment: string;
  record: string;
  rematch?: string;
}

/** Seconds left for each seat (null: no limit), and the seats whose time runs. */
export interface Clocks {
  kind: string;
  left: (number | null)[];
  running: number[];
}

export interface Message {
  t: string;
  [field: string]: unknown;
}

/** A place for the whole table, as opposed to one that belongs to a seat. */
export const TABLE = -1;
export const HIDDEN = '?';
/** An empty place among others that are counted. */
export const GAP = '-';
