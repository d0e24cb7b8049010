import type { Place } from '../../lib/places';
import type { View } from '../../lib/protocol';
import type { Pick } from '../skin';
import { zone } from '../words';

/** What a move touches: cards of the hand or the table, then the pile. */
export function path([verb, ...words]: string[], view: View): Pick[] {
  const own = (name: string, card: string) => ({ zone: name, owner: view.seat, card });
  if (verb === 'give') return [{ seat: Number(words[0]) }];
  if (verb === 'table') return [own('hand', words[0]), { place: 'up' }];
  if (verb === 'flip')
    return [{ zone: 'down', owner: view.seat, at: Number(words[0]) - 1 }, { place: 'pile' }];
  if (verb !== 'play') return [];
  return [...words.map((word) => own(homeOf(word, view), word)), { place: 'pile' }];
}

/** After Play a Table Card a card may come from either group, from the table first. */
function homeOf(card: string, view: View): string {
  const has = (name: string) => zone(view, name, view.seat).cards.includes(card);
  if (view.prompt !== 'follow' && has('hand')) return 'hand';
  return has('up') ? 'up' : 'hand';
}

export function wish(card: string, place: Place, view: View, at: number): string | null {
  if (place.owner !== view.seat) return null;
  if (place.name === 'down') {
    const covered = at < zone(view, 'up', view.seat).cards.length;
    return covered ? null : `flip ${at + 1}`;
  }
  return place.name === 'up' || place.name === 'hand' ? `play ${card}` : null;
}
