import type { Place } from '../../lib/places';
import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { isJoker, isRed } from './cards';

/** A card of the hand that a joker could bring; without one, any of its colour that is not there. */
function carried(joker: string, hand: Place): string {
  const cards = hand.pieces.map((piece) => piece.card);
  const ours = cards.find((card) => !isJoker(card) && isRed(card) === isRed(joker));
  return ours ?? (isRed(joker) ? 'AH' : 'AS');
}

export const unit: Skin = {
  Face,
  Back,
  Board,
  minutes: [15, 40],
  touch([verb, card], view) {
    if (!card) return null;
    const home = view.zones.find((zone) => zone.owner === view.seat && zone.cards.includes(card));
    return home && verb !== 'deal' ? { zone: home.name, owner: view.seat, card } : null;
  },
  wish(card, place, view) {
    if (place.owner !== view.seat) return null;
    if (place.name === 'hand') {
      return isJoker(card) ? `joker ${card} attack ${carried(card, place)}` : `attack ${card}`;
    }
    if (place.name.startsWith('limit')) {
      return `${view.prompt === 'danger' ? 'recover' : 'back'} ${card}`;
    }
    return null;
  },
};
