import { follow, homeOf, type Piece, type Place } from './places';
import { GAP, HIDDEN, type Sight, type Zone } from './protocol';

/** One card on its way from one home to another. */
export interface Travel {
  id: number;
  from: string;
  to: string;
}

/** What is shown at once: happenings of one kind, the table after them, the cards that went. */
export interface Scene {
  events: Sight[];
  places: Place[];
  travels: Travel[];
}

/**
 * The way from one table to the next, happening by happening. What the events do not tell is
 * settled by the last scene, which is always the new table exactly.
 */
export function scenes(old: Place[], zones: Zone[], events: Sight[]): Scene[] {
  const groups = together(events);
  if (!old.length) return [{ events, places: follow([], zones, []), travels: [] }];
  const found: Scene[] = [];
  let now = old;
  let rest = events;
  for (const group of groups) {
    let after = now;
    for (const event of group) {
      rest = rest.slice(1);
      after = moved(after, event, zones, rest);
    }
    found.push({ events: group, places: after, travels: travels(now, after) });
    now = after;
  }
  const last = follow(now, zones, events);
  const end = found.at(-1);
  if (!end) return [{ events, places: last, travels: travels(old, last) }];
  end.places = last;
  end.travels = travels(found.at(-2)?.places ?? old, last);
  return found;
}

/** Happenings of one kind in a row are one: everybody draws, everybody shows. */
export function together(events: Sight[]): Sight[][] {
  const groups: Sight[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0].name === event.name) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function travels(before: Place[], after: Place[]): Travel[] {
  const homes = new Map(
    before.flatMap((place) => place.pieces.map(({ id }) => [id, place.key] as const)),
  );
  return after.flatMap((place) =>
    place.pieces.flatMap(({ id, card }) => {
      const from = homes.get(id);
      if (card === GAP || !from || homeOf(from) === homeOf(place.key)) return [];
      return [{ id, from, to: place.key }];
    }),
  );
}

interface Way {
  from: Place;
  to: Place;
}

function wayOf(places: Place[], event: Sight, zones: Zone[]): Way | null {
  if (!event.source || !event.target || event.source === event.target) return null;
  const from = sourceOf(places, event);
  const to = targetOf(places, event, zones, from);
  return from && to ? { from, to } : null;
}

/**
 * Whether an event tells of cards that went their way before: counted with all that is still to
 * come, neither end would hold what the view says. So it is when hidden choices are turned over.
 */
function isOld({ from, to }: Way, event: Sight, places: Place[], zones: Zone[], rest: Sight[]) {
  const gain = (place: Place) =>
    rest.reduce((sum, later) => {
      const way = wayOf(places, later, zones);
      const sign = way?.to.key === place.key ? 1 : way?.from.key === place.key ? -1 : 0;
      return sum + sign * later.cards.length;
    }, 0);
  const off = (place: Place, by: number) =>
    size(place) + by + gain(place) !== inView(zones, place).length;
  return off(from, -event.cards.length) && off(to, event.cards.length);
}

/** The table after one event, as far as the event itself tells. */
function moved(places: Place[], event: Sight, zones: Zone[], later: Sight[]): Place[] {
  const way = wayOf(places, event, zones);
  if (!way || isOld(way, event, places, zones, later)) return places;
  const { from, to } = way;
  const rest = [...from.pieces];
  const going = cardsOf(event, from, zones).flatMap((card) => take(rest, card));
  if (!going.length) return places;
  const first = isFirst(to, going, zones);
  const come = inOrder(going, inView(zones, to), first);
  return places.map((place) => {
    if (place === from) return { ...place, pieces: rest };
    if (place !== to) return place;
    return { ...place, pieces: first ? [...come, ...place.pieces] : [...place.pieces, ...come] };
  });
}

/** Cards that come together lie as the view has them, so that none changes places once they lie there. */
function inOrder(going: Piece[], cards: string[], first: boolean): Piece[] {
  const at = ({ card }: Piece) => (first ? cards.indexOf(card) : cards.lastIndexOf(card));
  return going.some((piece) => at(piece) < 0) ? going : [...going].sort((a, b) => at(a) - at(b));
}

const size = (place: Place) => place.pieces.filter(({ card }) => card !== GAP).length;

function inView(zones: Zone[], place: Place): string[] {
  const same = zones.filter(({ name, owner }) => `${name}:${owner}` === place.key);
  return same.flatMap(({ cards }) => cards).filter((card) => card !== GAP);
}

/** The cards an event speaks of; one that names none empties its source as far as the view says. */
function cardsOf(event: Sight, from: Place, zones: Zone[]): string[] {
  if (event.cards.length) return event.cards;
  const gone = size(from) - inView(zones, from).length;
  return Array.from({ length: Math.max(0, gone) }, () => HIDDEN);
}

function take(pieces: Piece[], card: string): Piece[] {
  const same = pieces.findLastIndex((piece) => piece.card === card);
  const dark = pieces.findLastIndex(
    (piece) => piece.card !== GAP && (piece.card === HIDDEN || card === HIDDEN),
  );
  const at = same >= 0 ? same : dark;
  if (at < 0) return [];
  const [piece] = pieces.splice(at, 1);
  return [{ id: piece.id, card: card === HIDDEN ? piece.card : card }];
}

function named(places: Place[], name: string, owners: number[]): Place[] {
  return owners.flatMap((owner) =>
    places.filter((place) => place.name === name && place.owner === owner),
  );
}

function sourceOf(places: Place[], event: Sight): Place | undefined {
  const able = named(places, event.source, [event.seat, event.other, -1]).filter(size);
  const card = event.cards[0];
  return able.find(({ pieces }) => pieces.some((piece) => piece.card === card)) ?? able[0];
}

/** Of the possible targets the one that is to have more cards than it has now. */
function targetOf(places: Place[], event: Sight, zones: Zone[], from?: Place) {
  const able = named(places, event.target, [event.other, event.seat, -1]).filter(
    (place) => place !== from,
  );
  return able.find((place) => inView(zones, place).length > size(place)) ?? able.at(-1);
}

/** Whether new cards of a place come first, as the view lists them. */
function isFirst(to: Place, going: Piece[], zones: Zone[]): boolean {
  const cards = inView(zones, to);
  const has = (card?: string) => going.some((piece) => piece.card === card);
  return has(cards[0]) && !has(cards.at(-1));
}
