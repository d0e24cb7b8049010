// What the server says, docs/protocol.md: the types are written from the server's own.
import type * as M from './messages';

export type { Clock, Clocks, Game, Option, Outcome, Over, Preset, Reacted } from './messages';
export type {
  Refused,
  Said,
  Section,
  Sight,
  Seats,
  ToClient,
  View,
  Welcome,
  Zone,
} from './messages';
export type { Advice as Hint, FromClient, Update } from './messages';

/** Who sits on a seat; replays of an older server lack some of it. */
export type Seat = Pick<M.Chair, 'name' | 'kind'> & Partial<M.Chair>;
/** A table; replays of an older server lack some of it. */
export type Room = Pick<M.Room, 'room' | 'game' | 'players' | 'options' | 'state'> &
  Partial<Omit<M.Room, 'seats'>> & { seats: Seat[] };
export type Value = string | number | boolean;

/** A place for the whole table, as opposed to one that belongs to a seat. */
export const TABLE = -1;
export const HIDDEN = '?';
/** An empty place among others that are counted. */
export const GAP = '-';
