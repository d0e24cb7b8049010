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
  path([verb, ...words], view) {
    const own = (zone: string, card: string) => ({ zone, owner: view.seat, card });
    const [card, ...rest] = words;
    const pile = (suit: string) => `limit-${suit.toLowerCase()}`;
    const last = rest.at(-1) ?? '';
    const attack = { place: 'attack' };
    const attacker = { zone: 'field', owner: 1 - view.seat, card: last };
    const hand = card && own('hand', card);
    if (!hand) return [];
    if (verb === 'limit') return [hand, { place: pile(last || card.slice(-1)) }];
    if (verb === 'attack') return [hand, attack];
    if (verb === 'defend') return [hand, attacker];
    if (verb === 'joker')
      return [hand, own('hand', rest[1]), rest[0] === 'attack' ? attack : attacker];
    const home = view.zones.find((zone) => zone.owner === view.seat && zone.cards.includes(card));
    return [own(home?.name ?? '', card), { place: verb === 'back' ? 'hand' : 'points' }];
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
