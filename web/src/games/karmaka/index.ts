import type { Skin, Touch } from '../skin';
import Back from './Back.svelte';
import Board from './Board.svelte';
import { NAMES } from './cards';
import Face from './Face.svelte';

const IN_HAND = ['points', 'ability', 'future', 'partner', 'ruin', 'sow', 'score'];
const AMONG_SHOWN = ['place', 'return', 'steal'];
const BY_POSITION: Record<string, Touch> = {
  fetch: { zone: 'ruins', owner: -1 },
  take: { zone: 'future' },
  work: { zone: 'works' },
};

export const karmaka: Skin = {
  Face,
  Back,
  Board,
  minutes: [30, 60],
  touch([verb, word], view) {
    if (IN_HAND.includes(verb)) return { zone: 'hand', owner: view.seat, card: word };
    if (AMONG_SHOWN.includes(verb)) return { zone: 'shown', owner: -1, card: word };
    if (verb === 'target' || verb === 'copy') return { seat: Number(word) };
    const place = BY_POSITION[verb];
    return place ? { owner: view.seat, ...place, at: Number(word) - 1 } : null;
  },
  wish: (card, place, view) =>
    place.name === 'hand' && place.owner === view.seat ? `ability ${card}` : null,
  clause: (card) => (NAMES.includes(card) ? `C${NAMES.indexOf(card) + 1}` : null),
};
