import type { Component } from 'svelte';
import type { Piece, Place } from '../lib/places';
import type { View } from '../lib/protocol';

/** What a move touches: a card in a place (by name or by position from 0), or a seat. */
export interface Touch {
  zone?: string;
  owner?: number;
  card?: string;
  at?: number;
  seat?: number;
}

/** Everything the page knows of one game: how it looks and what a move touches. */
export interface Skin {
  Face: Component<{ card: string }>;
  Back: Component<Record<string, never>>;
  Board: Component<Record<string, never>>;
  minutes: [number, number];
  /** What a tap has to hit for this move; nothing when it is a button. */
  touch(words: string[], view: View): Touch | null;
  /** The move to ask about when a card that cannot be played is tapped. */
  wish(card: string, place: Place, view: View, at: number): string | null;
  /** The rule clause that explains a card. */
  clause?(card: string): string | null;
}

/** The moves that a tap on this card can mean. */
export function movesOf(
  skin: Skin,
  view: View,
  legal: string[],
  place: Place,
  piece: Piece,
): string[] {
  const at = place.pieces.indexOf(piece);
  return legal.filter((action) => {
    const touch = skin.touch(action.split(' '), view);
    if (!touch || touch.zone !== place.name) return false;
    if (touch.owner !== undefined && touch.owner !== place.owner) return false;
    return touch.at === undefined ? touch.card === piece.card.split('=')[0] : touch.at === at;
  });
}
