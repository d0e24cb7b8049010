import type { Label, Moment } from '../skin';
import { say } from '../words';
import { SUITS, suitOf, valueOf } from './cards';

const points = ({ view }: Moment, seat: number) => Number(view.facts[`points.${seat}`] ?? 0);
const loss = (moment: Moment, seat: number) => moment.figures(`loss.${seat}`)[0] ?? 0;

/** What a move would come to, said on the place where it goes. */
export function label(action: string, moment: Moment): Label | null {
  const [verb, ...words] = action.split(' ');
  const note = notes(verb, words, moment);
  const id = verb === 'joker' ? words[1] : verb;
  const text = say(moment, `effect-${id}`);
  return text ? { text, note: note ?? undefined, loss: verb === 'end' && losing(moment) } : null;
}

function notes(verb: string, words: string[], moment: Moment): string | null {
  const rival = moment.names[1 - moment.seat] ?? '';
  if (verb === 'limit') {
    const pile = SUITS.indexOf((words[1] ?? suitOf(words[0])) as (typeof SUITS)[number]);
    const now = moment.figures(`limit.${moment.seat}`)[pile] ?? 0;
    return `${now} → ${now + valueOf(words[0])}`;
  }
  if (verb === 'attack') return `${rival} −${valueOf(words[0])}`;
  if (verb === 'defend') return blocked(words[0], words.at(-1)!, moment);
  if (verb === 'joker')
    return words[1] === 'attack'
      ? `${rival} −${valueOf(words[2])}`
      : blocked(words[2], words.at(-1)!, moment);
  if (verb === 'recover') return gain(words[0], moment);
  if (verb === 'end') return say(moment, 'effect-end-note', { name: rival });
  return null;
}

/** The rest of an attack before and after one more defender. */
function blocked(card: string, attacker: string, moment: Moment): string | null {
  const field = moment.view.zones.filter(({ name }) => name === 'field');
  const before = moment.figures('rest')[field.findIndex(({ cards }) => cards[0] === attacker)] ?? 0;
  // Only the extension of spades lets them stand against another suit: then both are written off.
  const off = suitOf(card) === 'S' && suitOf(attacker) !== 'S';
  const after = off ? 0 : before - valueOf(card);
  if (after >= 0) return `−${before} → −${after}`;
  return `${moment.names[1 - moment.seat] ?? ''} −${-after}`;
}

/** What a card really brings back: points above those of the start are lost. */
function gain(card: string, moment: Moment): string {
  const start = Number(moment.options?.[`start${moment.seat}`] ?? 20);
  const now =
    points(moment, moment.seat) + Number(moment.view.facts[`recovered.${moment.seat}`] ?? 0);
  const count = Math.max(0, Math.min(start, now + valueOf(card)) - now);
  const capped = count < valueOf(card) && say(moment, 'effect-capped', { count, start });
  return capped || `+${count}`;
}

const losing = (moment: Moment) => loss(moment, moment.seat) >= points(moment, moment.seat);

/** Ending what one could still answer asks once when it costs the game; taking back, always. */
export function confirm(action: string, moment: Moment): string | null {
  if (action.startsWith('back ')) return takingBack(action.split(' ')[1], moment);
  // A plain pass decides nothing yet: the last word comes after it.
  const passive = ['done', 'end', 'ready'].includes(action);
  const other = moment.legal.length > 1;
  if (!passive || !other || !losing(moment)) return null;
  return say(moment, 'effect-lose-sure', { count: loss(moment, moment.seat) });
}

/** A tap on a card of the limit would cost an action and a part of the limit. */
function takingBack(card: string, moment: Moment): string | null {
  const pile = moment.view.zones.filter(
    ({ name, owner }) => name.startsWith('limit') && owner === moment.seat,
  );
  const limits = moment.figures(`limit.${moment.seat}`);
  const before = limits[pile.findIndex(({ cards }) => cards.includes(card))] ?? 0;
  return say(moment, 'effect-back-sure', { before, after: before - valueOf(card) });
}

export const main = (action: string, { legal }: Moment) =>
  legal.length === 1 && action === legal[0];
