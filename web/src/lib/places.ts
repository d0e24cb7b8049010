import { GAP, HIDDEN, type Sight, type Zone } from './protocol';

/** A card that keeps its number while it moves, so that the page can show it moving. */
export interface Piece {
  id: number;
  card: string;
}

export interface Place {
  key: string;
  name: string;
  owner: number;
  pieces: Piece[];
}

let next = 0;

/** The places of a new view; each card is the same piece as before as far as one can tell. */
export function follow(old: Place[], zones: Zone[], events: Sight[]): Place[] {
  const places = named(zones);
  const left = new Map(old.map((place) => [place.key, [...place.pieces]]));
  const open: { place: Place; at: number; card: string }[] = [];
  for (const [index, place] of places.entries()) {
    const before = left.get(place.key) ?? [];
    place.pieces = zones[index].cards.map((card, at) => {
      const found = before.findIndex((piece) => piece.card === card);
      if (found >= 0) return { id: before.splice(found, 1)[0].id, card };
      open.push({ place, at, card });
      return { id: -1, card };
    });
  }
  for (const slot of open) {
    const piece = origin(slot.place, slot.card, left, events);
    slot.place.pieces[slot.at].id = piece?.id ?? next++;
  }
  return places;
}

function named(zones: Zone[]): Place[] {
  const met = new Map<string, number>();
  return zones.map(({ name, owner }) => {
    const base = `${name}:${owner}`;
    const times = met.get(base) ?? 0;
    met.set(base, times + 1);
    return { key: times ? `${base}:${times}` : base, name, owner, pieces: [] };
  });
}

/** Where a card that is new in its place came from: as the events say, turned over there, or anywhere. */
function origin(to: Place, card: string, left: Map<string, Piece[]>, events: Sight[]) {
  if (card === GAP) return undefined;
  const sources = events.filter((event) => event.target === to.name).map((event) => event.source);
  const owners = events.flatMap((event) => [event.seat, event.other, -1]);
  const keys = [...left.keys()];
  const likely = sources.flatMap((source) =>
    [...owners.map((owner) => `${source}:${owner}`), ...keys].filter((key) =>
      key.startsWith(`${source}:`),
    ),
  );
  for (const key of [...likely, to.key, ...keys]) {
    const pieces = left.get(key) ?? [];
    const same = pieces.findIndex((piece) => piece.card === card);
    const near = likely.includes(key) || key === to.key;
    const dark = near ? pieces.findLastIndex(couldBe(card)) : -1;
    const found = same >= 0 ? same : dark;
    if (found >= 0) return pieces.splice(found, 1)[0];
  }
  return undefined;
}

const couldBe = (card: string) => (piece: Piece) =>
  piece.card !== GAP && (piece.card === HIDDEN || card === HIDDEN);

/** Zones of one name and owner are one home: an attack that moves up in the list has not moved. */
export const homeOf = (key: string): string => key.split(':').slice(0, 2).join(':');

export function find(places: Place[], name: string, owner = -1): Place | undefined {
  return places.find((place) => place.name === name && place.owner === owner);
}

export function all(places: Place[], name: string): Place[] {
  return places.filter((place) => place.name === name);
}

export const count = (place?: Place) =>
  place ? place.pieces.filter((piece) => piece.card !== GAP).length : 0;

/** Which card lies on a heap that the rules give no order: the one that was last seen to come. */
export class Latest {
  private known = new Set<number>();
  private lies = -1;
  private lay = -1;

  of(pieces: Piece[]): Piece | undefined {
    const came = pieces.findLast(({ id }) => !this.known.has(id))?.id;
    if (came !== undefined) [this.lay, this.lies] = [this.lies, came];
    this.known = new Set(pieces.map(({ id }) => id));
    return pieces.find(({ id }) => id === this.lies) ?? pieces.at(-1);
  }

  /** What lay there before it, and still does below. */
  below(pieces: Piece[]): Piece | undefined {
    return pieces.find(({ id }) => id === this.lay);
  }
}
