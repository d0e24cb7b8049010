import type { Pick, Skin } from '../games/skin';
import type { Place } from './places';
import type { View } from './protocol';

/** A move with what it touches, in order. */
export interface Move {
  action: string;
  path: Pick[];
}

export const same = (a: Pick, b: Pick): boolean => keyOf(a) === keyOf(b);

export function keyOf(pick: Pick): string {
  if ('place' in pick) return `place:${pick.place}`;
  if ('seat' in pick) return `seat:${pick.seat}`;
  const which = 'card' in pick ? `=${pick.card}` : `@${pick.at}`;
  return `card:${pick.zone}:${pick.owner}${which}`;
}

/** The moves that go on from what has been picked. */
export const goingOn = (moves: Move[], picked: Pick[]): Move[] =>
  moves.filter(
    ({ path }) => path.length >= picked.length && picked.every((pick, at) => same(pick, path[at])),
  );

/** The moves whose next touch is this one. */
export const through = (moves: Move[], picked: Pick[], next: Pick): Move[] =>
  goingOn(moves, picked).filter(
    ({ path }) => path.length > picked.length && same(path[picked.length], next),
  );

/** The moves that a drag of what is picked may end with on this target, whatever lies between. */
export const endingAt = (moves: Move[], picked: Pick[], target: Pick): Move[] => {
  const open = goingOn(moves, picked);
  const next = through(moves, picked, target);
  if (next.length) return next;
  return open.filter(({ path }) => path.length > picked.length && same(path.at(-1)!, target));
};

/** The moves that need nothing to be touched: buttons. */
export const buttons = (moves: Move[]): Move[] => moves.filter(({ path }) => !path.length);

/** The players to choose from, where nothing else on the table can be touched. */
export function seats(moves: Move[]): { seat: number; action: string }[] {
  const found = moves.flatMap(({ action, path: [first] }) =>
    first && 'seat' in first ? [{ seat: first.seat, action }] : [],
  );
  const only = moves.every(({ path: [first] }) => !first || 'seat' in first);
  return only && found.length > 1 ? found : [];
}

/** Whether a touch means this card of this place. */
export function touches(pick: Pick | undefined, place: Place, at: number): boolean {
  if (!pick || !('zone' in pick) || pick.zone !== place.name || pick.owner !== place.owner)
    return false;
  return 'at' in pick ? pick.at === at : pick.card === place.pieces[at]?.card.split('=')[0];
}

/** The legal moves with their paths. */
export const movesOf = (skin: Skin, view: View, legal: string[]): Move[] =>
  legal.map((action) => ({ action, path: skin.path(action.split(' '), view) }));

/**
 * The moves whose next touch is of something that the board does not show. Where that is a player,
 * it is every player: one by a button and another by a touch would look like a choice of one.
 */
export function untouched(moves: Move[], step: number, canTouch: (pick: Pick) => boolean): Move[] {
  const next = moves.filter(({ path }) => path[step]);
  const hidden = next.filter(({ path }) => !canTouch(path[step]));
  const seats = hidden.some(({ path }) => 'seat' in path[step]);
  return next.filter((move) => hidden.includes(move) || (seats && 'seat' in move.path[step]));
}
