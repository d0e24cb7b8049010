import type { Sight } from '../../lib/protocol';
import { isJoker, valueOf } from './cards';

/** An attack as the log has told it. */
interface Told {
  owner: number;
  card: string;
  against: string[];
}

/** The cards that a loss comes from: attackers that came through, defenders that struck back (U11, U12, U16). */
export function strikes(sight: Sight, before: Sight[]): Sight | null {
  if (sight.name !== 'lost') return null;
  const hits = fought(before).flatMap(({ owner, card, against }) => {
    const rest = valueOf(card) - against.reduce((sum, each) => sum + valueOf(each), 0);
    const struck = owner === sight.seat ? -rest : rest;
    return struck > 0 ? [{ struck, cards: owner === sight.seat ? against : [card] }] : [];
  });
  const sum = hits.reduce((all, { struck }) => all + struck, 0);
  // A log that begins in the middle of a turn has not told all of them.
  if (sum < sight.amount) return null;
  return { ...sight, name: 'lost-by', cards: hits.flatMap(({ cards }) => cards) };
}

/** What stood on the field: all that was told since it was last cleared. */
function fought(before: Sight[]): Told[] {
  const attacks: Told[] = [];
  let defender = '';
  for (const { name, seat, cards } of before.slice(
    before.findLastIndex((each) => each.name === 'cleared') + 1,
  )) {
    const [card] = cards.filter((each) => !isJoker(each));
    if (name === 'attacked') attacks.push({ owner: seat, card, against: [] });
    else if (name === 'defended') defender = card;
    else if (name === 'against') attacks.find((each) => each.card === card)?.against.push(defender);
  }
  return attacks;
}
