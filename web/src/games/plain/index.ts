import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { atSeat } from './facts';

/** A game nobody has drawn yet: names on cards, places in rows. */
export const plain: Skin = {
  Face,
  Back,
  Board,
  path: ([, card], view) =>
    view.zones.some((zone) => zone.owner === view.seat && zone.cards.includes(card))
      ? [{ zone: 'hand', owner: view.seat, card }]
      : [],
  wish: (card, place) => (place.name === 'hand' ? `play ${card}` : null),
  standing: (seat, moment) => atSeat(moment, seat).join(', '),
};
