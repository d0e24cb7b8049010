import type { Skin } from '../../lib/skins';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';

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
    if (place.name === 'hand') return card.startsWith('X') ? null : `attack ${card}`;
    if (place.name.startsWith('limit')) {
      return `${view.prompt === 'danger' ? 'recover' : 'back'} ${card}`;
    }
    return null;
  },
};
