import type { Place } from '../../lib/places';
import type { View } from '../../lib/protocol';
import type { Pick } from '../skin';
import { isJoker, isRed, suitOf } from './cards';

/** A card goes into a limit, into its lane to attack, or against an attacker. */
export function path([verb, ...words]: string[], view: View): Pick[] {
  const own = (zone: string, card: string): Pick => ({ zone, owner: view.seat, card });
  const [card, ...rest] = words;
  if (!card) return [];
  if (verb === 'limit')
    return [own('hand', card), { place: `limit-${(rest[0] ?? suitOf(card)).toLowerCase()}` }];
  if (verb === 'attack') return [own('hand', card), lane(card)];
  if (verb === 'defend') return [own('hand', card), against(rest)];
  if (verb === 'joker') {
    const [how, carried] = rest;
    const goal = how === 'attack' ? lane(carried) : against(rest);
    return [own('hand', card), own('hand', carried), goal];
  }
  const home = view.zones.find((zone) => zone.owner === view.seat && zone.cards.includes(card));
  return [own(home?.name ?? '', card), { place: verb === 'back' ? 'hand' : 'points' }];
}

const lane = (card: string): Pick => ({ place: `attack-${suitOf(card).toLowerCase()}` });
const against = (words: string[]): Pick => ({ place: `defend-${words.at(-1)}` });

export function wish(card: string, place: Place, view: View): string | null {
  if (place.owner !== view.seat) return null;
  if (place.name === 'hand') {
    return isJoker(card) ? `joker ${card} attack ${carried(card, place)}` : `attack ${card}`;
  }
  if (place.name.startsWith('limit')) {
    return `${view.prompt === 'danger' ? 'recover' : 'back'} ${card}`;
  }
  return null;
}

/** What somebody wants who lets a card go over a place that does not take it. */
export function tried(card: string, place: string): string | null {
  const [verb, target] = place.split('-');
  if (isJoker(card)) return null;
  if (verb === 'defend') return `defend ${card} against ${target}`;
  return verb === 'attack' || verb === 'limit' ? `${verb} ${card}` : null;
}

/** A card of the hand that a joker could bring; without one, any of its colour that is not there. */
function carried(joker: string, hand: Place): string {
  const cards = hand.pieces.map((piece) => piece.card);
  const ours = cards.find((card) => !isJoker(card) && isRed(card) === isRed(joker));
  return ours ?? (isRed(joker) ? 'AH' : 'AS');
}
