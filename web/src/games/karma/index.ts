import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';

export const karma: Skin = {
  Face,
  Back,
  Board,
  minutes: [5, 15],
  touch([verb, word], view) {
    if (verb === 'flip') return { zone: 'down', owner: view.seat, at: Number(word) - 1 };
    if (verb === 'give') return { seat: Number(word) };
    if (verb === 'table') return { zone: 'hand', owner: view.seat, card: word };
    if (verb !== 'play') return null;
    const hand = view.zones.find((zone) => zone.name === 'hand' && zone.owner === view.seat);
    const inHand = view.prompt !== 'follow' && hand?.cards.includes(word);
    return { zone: inHand ? 'hand' : fromTable(word, view), owner: view.seat, card: word };
  },
  wish(card, place, view, at) {
    if (place.owner !== view.seat) return null;
    if (place.name === 'down') {
      const up = view.zones.find((zone) => zone.name === 'up' && zone.owner === view.seat);
      const covered = at < (up?.cards.length ?? 0);
      return covered ? null : `flip ${at + 1}`;
    }
    return place.name === 'up' || place.name === 'hand' ? `play ${card}` : null;
  },
};

/** After Play a Table Card a card may come from either group, from the hand first. */
function fromTable(card: string, view: Parameters<Skin['touch']>[1]): string {
  const up = view.zones.find((zone) => zone.name === 'up' && zone.owner === view.seat);
  return up?.cards.includes(card) ? 'up' : 'hand';
}
