import type { Moment } from '../skin';
import { held, zone } from '../words';

/** Where something of a rival's must lie for these cards to find anything. */
const RIVALS: Record<string, string> = {
  crisis: 'deeds',
  vengeance: 'deeds',
  thievery: 'deeds',
  hells_heart: 'future',
  stolen_dreams: 'future',
  spite: 'hand',
  swindle: 'hand',
};

/**
 * Whether a card of the hand would do nothing when it is played for its ability, as far as everybody
 * can see: nothing lies where it takes from, and what it copies does nothing either (M2.6).
 */
export function idle(card: string, { view, seat, names }: Moment): boolean {
  const others = names.map((_, at) => at).filter((at) => at !== seat);
  const deeds = (at: number) => zone(view, 'deeds', at).cards;
  const none = (name: string, seats: number[]) =>
    seats.every((at) => !zone(view, name, at).cards.length);
  const copies: Record<string, string[]> = {
    embody: deeds(seat),
    mimic: others.flatMap((at) => deeds(at).slice(0, 1)),
  };

  function nothing(ability: string, used: string[]): boolean {
    if (ability in RIVALS) return none(RIVALS[ability], others);
    if (ability === 'recycle' || ability === 'salvage') return none('ruins', [-1]);
    if (ability === 'transmigrate') return none('future', [seat]);
    // The card itself has left the hand by then.
    if (ability === 'denial' || ability === 'jubilee') return held(view).length < 2;
    if (!(ability in copies)) return false;
    if (used.includes(ability)) return true;
    return copies[ability].every((each) => nothing(each, [...used, ability]));
  }
  return nothing(card, []);
}

/** Whether only the further play is left of an ability, because nothing lies where it takes or looks. */
export function halfIdle(card: string, { view, seat, names }: Moment): boolean {
  const seats = names.map((_, at) => at);
  const none = (name: string, of: number[]) => of.every((at) => !zone(view, name, at).cards.length);
  if (card === 'panic') return none('deck', seats);
  return (
    card === 'peek' &&
    none(
      'hand',
      seats.filter((at) => at !== seat),
    )
  );
}
