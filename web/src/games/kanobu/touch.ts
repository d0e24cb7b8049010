import type { Place } from '../../lib/places';
import type { View } from '../../lib/protocol';
import type { Pick } from '../skin';

export function path([verb, word]: string[], view: View): Pick[] {
  const pile = { place: 'pile' };
  if (verb === 'play' || verb === 'lay')
    return [{ zone: 'hand', owner: view.seat, card: word }, pile];
  if (verb === 'use') return [{ zone: 'open', owner: -1, card: word }, pile];
  if (verb === 'keep') return [{ zone: 'open', owner: -1, card: word }, { place: 'hand' }];
  if (verb === 'draw') return [{ place: 'deck' }];
  return verb === 'colour' ? [{ place: `colour:${word}` }] : [];
}

export function wish(card: string, place: Place, view: View): string | null {
  if (place.name === 'deck') return 'draw';
  if (place.name !== 'hand' || place.owner !== view.seat) return null;
  return `${view.prompt === 'lay' ? 'lay' : 'play'} ${card}`;
}
