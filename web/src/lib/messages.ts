// Written by tools/protocol_types.py from the server's message types: do not edit.

/** Who is there, for which room; nothing else is heard before it. */
export interface SendHello {
  t: 'hello';
  v: number;
  room: string;
  key?: string | null;
  lang?: string;
  seen?: number;
}

/** An action of one's seat, answering the state of that number. */
export interface SendAct {
  t: 'act';
  id: string;
  seq: number;
  action: string;
}

/** Why an action would be refused. */
export interface SendWhy {
  t: 'why';
  id: string;
  action: string;
}

/** Take one's own last action back. */
export interface SendUndo {
  t: 'undo';
  id: string;
  seq: number;
}

/** What a strong player would do. */
export interface SendHint {
  t: 'hint';
  id: string;
}

/** A line to everybody at the table. */
export interface SendChat {
  t: 'chat';
  id: string;
  text: string;
}

/** A quick reaction to everybody at the table. */
export interface SendReact {
  t: 'react';
  id: string;
  sign: string;
}

/** Let a bot play for a seat, or stop it. */
export interface SendBot {
  t: 'bot';
  id: string;
  on: boolean;
  seat: number;
}

/** What one's browser adds to the deal, promised when it took the seat. */
export interface SendReveal {
  t: 'reveal';
  id: string;
  secret: string;
}

/** Give the game up. */
export interface SendResign {
  t: 'resign';
  id: string;
}

/** Offer to end the game without a winner or agree to it; without `agree`, decline. */
export interface SendEnd {
  t: 'end';
  id: string;
  agree: boolean;
}

/** Not another game, after the end of this one. */
export interface SendDecline {
  t: 'decline';
  id: string;
}

/** Is anybody there? */
export interface SendPing {
  t: 'ping';
}

/** A place on the table. */
export interface Zone {
  name: string;
  owner: number;
  cards: string[];
}

/** How a game ended: a rank for every seat. */
export interface Outcome {
  ranks: number[];
  reason: string;
}

/** What one seat, or a watcher (-1), may know. */
export interface View {
  seat: number;
  to_act: number[];
  prompt: string;
  zones: Zone[];
  facts: Record<string, string>;
  figures: Record<string, string>;
  legal: string[];
  outcome: Outcome | null;
}

/** What one seat may know of a happening; `seq` is the state it led to. */
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
  turn: number;
}

/** Seconds left for each seat (null: no limit), and the seats whose time runs. */
export interface Clocks {
  kind: string;
  left: (number | null)[];
  running: number[];
}

/** Who sits on a seat; a free one has no name. */
export interface Chair {
  name: string;
  kind: string;
  level: string;
  online: boolean;
  away_at: number | null;
  bot: boolean;
  flagged: boolean;
  resigned: boolean;
  ends: boolean;
  declined: boolean;
  contribution: string;
}

/** Everything a client needs to show the table. */
export interface Welcome {
  t: 'welcome';
  room: Record<string, unknown>;
  seat: number;
  seq: number;
  view: View | null;
  undo: boolean;
  log: Sight[];
  commitment: string;
  seats: Chair[];
  clocks: Clocks;
  chat: Said[];
  notes: Note[];
  now: number;
  chain: string;
  v: number;
}

/** What has happened, and the table after it. */
export interface Update {
  t: 'update';
  seq: number;
  events: Sight[];
  view: View;
  undo: boolean;
  undone: number;
  replaced: number;
  clocks: Clocks;
  chain: string;
}

/** Done, and it will survive whatever happens to the server. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}

/** Not done; nothing has changed. */
export interface Refused {
  t: 'refused';
  id: string;
  seq: number;
  clause: string;
  sentence: string;
  view?: View;
}

/** Who sits where. */
export interface Seats {
  t: 'seats';
  state: string;
  seats: Chair[];
  clocks: Clocks;
  now: number;
  reveal: boolean;
}

/** The end, with the seed that the commitment promised. */
export interface Over {
  t: 'over';
  outcome: Outcome;
  seed: string;
  commitment: string;
  record: string;
  secret: string;
  contributions: string[];
  rematch?: string;
  declined: number[];
}

/** What a seat did, or what its clock did, that is no event of the game; a line of the log. */
export interface Note {
  t: 'note';
  seq: number;
  name: string;
  seat: number;
}

/** An action, the chance to win with it, and the word for the reason in the catalogues. */
export interface Advice {
  action: string;
  win: number;
  reason: string;
}

/** What a strong player would do. */
export interface Hints {
  t: 'hints';
  id: string;
  seq: number;
  hints: Advice[];
}

/** A line of chat; a watcher is seat -1. */
export interface Said {
  t: 'chat';
  id: string;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A quick reaction. */
export interface Reacted {
  t: 'react';
  id: string;
  seat: number;
  sign: string;
}

/** Somebody is there. */
export interface Pong {
  t: 'pong';
  now: number;
}

/** The last message on a connection. */
export interface Error {
  t: 'error';
  code: string;
  sentence: string;
}

/** What a client sends. */
export type FromClient =
  | SendHello
  | SendAct
  | SendWhy
  | SendUndo
  | SendHint
  | SendChat
  | SendReact
  | SendBot
  | SendReveal
  | SendResign
  | SendEnd
  | SendDecline
  | SendPing;

/** What a client hears. */
export type ToClient =
  Welcome | Update | Ack | Refused | Seats | Over | Note | Hints | Said | Reacted | Pong | Error;
