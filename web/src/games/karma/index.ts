import type { View } from '../../lib/protocol';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';

export const karma: Skin = {
  Face,
  Back,
  Board,
  minutes: [5, 15],
  path([verb, ...words], view) {
    const own = (zone: string, card: string) => ({ zone, owner: view.seat, card });
    if (verb === 'give') return [{ seat: Number(words[0]) }];
    if (verb === 'table') return [own('hand', words[0]), { place: 'up' }];
    if (verb === 'flip')
      return [{ zone: 'down', owner: view.seat, at: Number(words[0]) - 1 }, { place: 'pile' }];
    if (verb !== 'play') return [];
    return [...words.map((word) => own(homeOf(word, view), word)), { place: 'pile' }];
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
function homeOf(card: string, view: View): string {
  const has = (name: string) =>
    view.zones.some(
      (zone) => zone.name === name && zone.owner === view.seat && zone.cards.includes(card),
    );
  if (view.prompt !== 'follow' && has('hand')) return 'hand';
  return has('up') ? 'up' : 'hand';
}
