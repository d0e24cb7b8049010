// Written by tools/protocol_types.py from the server's message types: do not edit.

/** Time for thinking: none, seconds for each move, or seconds for the whole game. */
export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
  increment: number;
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
  waits: boolean;
  declined: boolean;
  contribution: string;
}

/** A table: what is played, by whom, how far it is. */
export interface Room {
  room: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  state: 'open' | 'running' | 'over';
  seats: Chair[];
  clock: Clock;
  watchers: boolean;
  listed: boolean;
  hints: boolean;
  maker: number;
  partners: number[];
  watching: number;
  commitment: string;
  terms: string;
  rematch: string | null;
  deal: string;
}

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

/** What matters in the choice that one owes, and whether the answer to it is a good one. */
export interface SendCoach {
  t: 'coach';
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

/** How a game ended: a rank for every seat, and what it wins where a game has stakes. */
export interface Outcome {
  ranks: number[];
  reason: string;
  stakes?: number[];
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

/** Everything a client needs to show the table. */
export interface Welcome {
  t: 'welcome';
  room: Room;
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
  state: 'open' | 'running' | 'over';
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

/** An action, the chance to win with it, and the word for the reason in the catalogues.

    Of the best action `why` says what makes it better than the next, if an idea of the game does. */
export interface Advice {
  action: string;
  win: number;
  reason: string;
  why: string;
}

/** What a strong player would do. */
export interface Hints {
  t: 'hints';
  id: string;
  seq: number;
  hints: Advice[];
}

/** What the coach says about the state of that number, or about the action that answered it. */
export interface Remark {
  t: 'remark';
  id: string;
  seq: number;
  kind: string;
  sentence: string;
  reason: string;
  values: Record<string, string>;
  action: string;
  better: string;
  gain: number;
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

/** Who shall sit on a seat. */
export interface WantedSeat {
  kind?: 'person' | 'bot';
  level?: string;
}

/** Options that somebody thinks of. */
export interface Chosen {
  options?: Record<string, boolean | number | string>;
}

/** A table to be made; its maker sits on `seat`. */
export interface NewRoom {
  game: string;
  players: number;
  seats: WantedSeat[];
  name: string;
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  watchers?: boolean;
  listed?: boolean;
  hints?: boolean;
  seat?: number;
  contribution?: string;
}

/** Sit down under a name, on any free seat or on one of them. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  contribution?: string;
  person?: string;
}

/** Another game, and the hash of what one's browser adds to its deal. */
export interface Again {
  contribution?: string;
}

/** Go on from a step of a game that is over, on a seat of it, against bots. */
export interface Try {
  step: number;
  seat: number;
  name: string;
  cards?: 'known' | 'all';
  level?: string;
}

/** Sit down at one's own table of a deal of the day. */
export interface DailyPlay {
  person: string;
  name: string;
}

/** The move that somebody takes for the best one. */
export interface PuzzleTry {
  person: string;
  action: string;
}

/** A duplicate match to be made; its maker sits on `seat` of the first table. */
export interface NewDuplicate {
  game: string;
  players: number;
  seats: WantedSeat[];
  tables: number;
  person: string;
  name: string;
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  seat?: number;
}

/** One's own seat of a table, with the key that opens it. */
export interface Taken {
  room: string;
  seat: number;
  key: string;
}

/** A new key for the same seat. */
export interface Key {
  seat: number;
  key: string;
}

/** What went wrong, as a code and a sentence. */
export interface Problem {
  code: string;
  sentence: string;
}

/** Whether games can be played and stored. */
export interface Ready {
  ready: boolean;
}

/** With how many seats options can be played; without any, why not. */
export interface SeatNumbers {
  seats: number[];
  sentence: string;
}

/** What one may choose for a game. */
export interface Option {
  name: string;
  kind: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  low: number;
  high: number;
  clause: string;
  help: string;
}

/** Options under one name, with the numbers of seats that they can be played with. */
export interface Preset {
  name: string;
  help: string;
  values: Record<string, boolean | number | string>;
  seats: number[];
}

/** A game with all that a client offers to choose from. */
export interface Game {
  name: string;
  title: string;
  line: string;
  rules_version: number;
  seats: [number, number];
  usual_seats: number;
  options: Option[];
  preset_word: string;
  presets: Preset[];
  levels: string[];
  lesson: boolean;
  puzzles: number;
}

/** A numbered sentence of the rules. */
export interface Clause {
  id: string;
  text: string;
}

/** Clauses under a heading. */
export interface Section {
  title: string;
  clauses: Clause[];
}

/** What one seat saw of a step of a game that is over. */
export interface Scene {
  view: View;
  events: Sight[];
}

/** The deal (seat -1), or a seat's action with the chance that followed.

    `zones` are all places with every card as it lies, seen by anybody or not. */
export interface Step {
  seq: number;
  seat: number;
  action: string;
  views: Record<string, Scene>;
  zones: Zone[];
}

/** A whole game that is over, at a table that an older server may have described. */
export interface Replay {
  room: Room;
  seats: Chair[];
  commitment: string;
  seed: string;
  secret: string;
  contributions: string[];
  outcome: Outcome | null;
  steps: Step[];
}

/** Points of winning chance in a hundred, with half the width of their 95 % interval. */
export interface Figure {
  points: number;
  doubt: number;
}

/** One line of a seat's account; with the even start of 50 they are its result. */
export interface AccountLine {
  name: string;
  points: number;
  doubt: number;
}

/** A move that cost something, or after which a card was a stroke of luck. */
export interface AnalysedMoment {
  move: number;
  points: number;
  doubt: number;
  sentence: string;
  played: string;
  better: string;
}

/** What the cards did to a seat, what the players did, and what stayed hidden. */
export interface AnalysedSeat {
  name: string;
  account: AccountLine[];
  result: number;
  luck: Figure;
  play: Figure;
  hidden: Figure;
  chances: number[];
  doubts: number[];
  strokes: AnalysedMoment[];
  mistakes: AnalysedMoment[];
  accuracy: Figure | null;
  rating: Figure | null;
  given_up: number | null;
}

/** Luck and skill of a game that is over. */
export interface Analysis {
  moves: number;
  seats: AnalysedSeat[];
}

/** How far an analysis is; its report once it is done. */
export interface Analysing {
  state: 'none' | 'running' | 'done' | 'failed';
  share: number;
  report: Analysis | null;
}

/** What somebody has reached on a deal: 100 points for a win, and how many moves it took. */
export interface DailyScore {
  points: number;
  moves: number;
}

/** One's own table of a deal; without a score it is still being played. */
export interface DailyTry {
  room: string;
  late: boolean;
  score: DailyScore | null;
  place: number;
}

/** A line of the list of the best. */
export interface DailyResult {
  name: string;
  points: number;
  moves: number;
  own: boolean;
}

/** One game's deal of a day. */
export interface DailyDeal {
  game: string;
  commitment: string;
  tomorrow: string;
  seed: string;
  players: number;
  own: DailyTry | null;
  expert: DailyScore | null;
  best: DailyResult[];
}

/** The deals of a day. */
export interface Daily {
  day: string;
  today: string;
  ends: number;
  deals: DailyDeal[];
}

/** A day before today. */
export interface DailyPast {
  day: string;
  players: number;
  own: Record<string, number>;
}

/** A new duplicate match, and one's own seat at its first table. */
export interface DuplicateMade {
  duplicate: string;
  room: string;
  seat: number;
  key: string;
}

/** Who sits on a seat of a duplicate match; a free one has no name. */
export interface DuplicateSeat {
  name: string;
  kind: string;
  level: string;
  side: number;
}

/** One table of a duplicate match. */
export interface DuplicateTable {
  number: number;
  room: string;
  state: 'open' | 'running' | 'over';
  seats: DuplicateSeat[];
}

/** A person's result beside those of the same seat, which had the same cards. */
export interface DuplicateResult {
  name: string;
  table: number;
  seat: number;
  side: number;
  points: number;
  others: number;
  gain: number;
  luck: Figure | null;
  rest: Figure | null;
}

/** People who sit together on every seat once, one at each table. */
export interface DuplicateSide {
  side: number;
  names: string[];
  gain: number;
  rest: Figure | null;
}

/** A duplicate match: several tables that play the same cards. */
export interface Duplicate {
  duplicate: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  commitment: string;
  terms: string;
  secret: string;
  tables: DuplicateTable[];
  sides: number;
  over: boolean;
  results: DuplicateResult[];
  standing: DuplicateSide[];
}

/** A place at the table; each of its cards has a mark (`can`, `cannot`, `new`) or none. */
export interface ExampleRow {
  label: string;
  cards: string[];
  marks: string[];
}

/** The table before or after the moves of an example, and what is told of it. */
export interface ExampleScene {
  rows: ExampleRow[];
  facts: string[];
}

/** A clause at work, in words and pictures. */
export interface Example {
  name: string;
  title: string;
  text: string;
  clause: string;
  scenes: ExampleScene[];
}

/** A legal move's worth in a step, in words. */
export interface LessonAnswer {
  right: boolean;
  text: string;
}

/** Why a card cannot be played. */
export interface LessonRefusal {
  clause: string;
  sentence: string;
}

/** What happens after the wanted move. */
export interface LessonMove {
  seq: number;
  view: View;
  events: Sight[];
}

/** A question of a lesson, with the answer to every move. */
export interface LessonStep {
  name: string;
  title: string;
  text: string;
  clause: string;
  follows: boolean;
  seq: number;
  view: View;
  right: string;
  answers: Record<string, LessonAnswer>;
  refused: Record<string, LessonRefusal>;
  moves: LessonMove[];
  onward: boolean;
}

/** A game's lesson, which needs no table. */
export interface Lesson {
  room: Room;
  steps: LessonStep[];
}

/** A puzzle in the list of its game, with how often it was tried and missed. */
export interface PuzzleMark {
  id: string;
  missed: number;
  attempts: number;
  tried: number;
  failed: number;
  own: boolean | null;
}

/** The table at the moment of the choice, as the seat knows it; the answer is not told. */
export interface Puzzle {
  id: string;
  room: Room;
  seat: number;
  seq: number;
  view: View;
  events: Sight[];
  refused: Record<string, LessonRefusal>;
}

/** A move in words, and how often it wins, in per cent. */
export interface PuzzleChance {
  action: string;
  words: string;
  win: number;
}

/** How many attempts of a level of bots went wrong. */
export interface PuzzleMiss {
  level: string;
  missed: number;
  attempts: number;
}

/** What a move was worth, and what the best one leads to. */
export interface PuzzleAnswer {
  right: boolean;
  best: string;
  text: string;
  chances: PuzzleChance[];
  misses: PuzzleMiss[];
  tried: number;
  failed: number;
  move: LessonMove;
}

/** What a client sends. */
export type FromClient =
  | SendHello
  | SendAct
  | SendWhy
  | SendUndo
  | SendHint
  | SendCoach
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
  | Welcome
  | Update
  | Ack
  | Refused
  | Seats
  | Over
  | Note
  | Hints
  | Remark
  | Said
  | Reacted
  | Pong
  | Error;
