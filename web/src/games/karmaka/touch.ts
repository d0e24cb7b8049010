import type { Place } from '../../lib/places';
import type { View } from '../../lib/protocol';
import type { Pick } from '../skin';

/** Where a card of the hand goes, by verb. */
const FROM_HAND: Record<string, string> = {
  points: 'deeds',
  ability: 'ability',
  future: 'future',
  partner: 'partner',
  ruin: 'ruins',
  sow: 'future',
  score: 'deeds',
};
/** Where a card that is looked at goes. */
const FROM_SHOWN: Record<string, string> = { place: 'future', return: 'well', steal: 'hand' };

export function path([verb, word]: string[], view: View): Pick[] {
  const at = Number(word) - 1;
  if (verb in FROM_HAND)
    return [{ zone: 'hand', owner: view.seat, card: word }, { place: FROM_HAND[verb] }];
  if (verb in FROM_SHOWN)
    return [{ zone: 'shown', owner: -1, card: word }, { place: FROM_SHOWN[verb] }];
  if (verb === 'target' || verb === 'copy') return [{ seat: Number(word) }];
  if (verb === 'fetch') return [{ zone: 'ruins', owner: -1, at }];
  if (verb === 'take') return [{ zone: 'future', owner: view.seat, at }, { place: 'hand' }];
  return verb === 'deed' ? [{ zone: 'deeds', owner: view.seat, at }] : [];
}

export const wish = (card: string, place: Place, view: View): string | null =>
  place.name === 'hand' && place.owner === view.seat ? `ability ${card}` : null;
