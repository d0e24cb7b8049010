import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';

export const kanobu: Skin = {
  Face,
  Back,
  Board,
  minutes: [10, 20],
  touch([verb, word], view) {
    if (verb === 'play' || verb === 'lay') return { zone: 'hand', owner: view.seat, card: word };
    if (verb === 'use' || verb === 'keep') return { zone: 'open', owner: -1, card: word };
    if (verb === 'draw') return { zone: 'deck', owner: -1 };
    return null;
  },
  wish(card, place, view) {
    if (place.name === 'deck') return 'draw';
    if (place.name !== 'hand' || place.owner !== view.seat) return null;
    return `${view.prompt === 'lay' ? 'lay' : 'play'} ${card}`;
  },
};
