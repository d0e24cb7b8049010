import type { Skin } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';

export const kanobu: Skin = {
  Face,
  Back,
  Board,
  minutes: [10, 20],
  path([verb, word], view) {
    const pile = { place: 'pile' };
    if (verb === 'play' || verb === 'lay')
      return [{ zone: 'hand', owner: view.seat, card: word }, pile];
    if (verb === 'use') return [{ zone: 'open', owner: -1, card: word }, pile];
    if (verb === 'keep') return [{ zone: 'open', owner: -1, card: word }, { place: 'hand' }];
    if (verb === 'draw') return [{ place: 'deck' }];
    return verb === 'colour' ? [{ place: `colour:${word}` }] : [];
  },
  buttons: ['draw'],
  wish(card, place, view) {
    if (place.name === 'deck') return 'draw';
    if (place.name !== 'hand' || place.owner !== view.seat) return null;
    return `${view.prompt === 'lay' ? 'lay' : 'play'} ${card}`;
  },
};
