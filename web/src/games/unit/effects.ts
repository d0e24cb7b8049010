import type { Label, Moment, Patience } from '../skin';
import { cardName } from '../../lib/i18n.svelte';
import { say, zone } from '../words';
import { isJoker, SUITS, suitOf, valueOf } from './cards';
import {
  count,
  hopeless,
  limitsOf,
  loss,
  may,
  points,
  recovered,
  rescue,
  startOf,
  undefended,
} from './danger';

/** What a move would come to, said on the place where it goes. */
export function label(action: string, moment: Moment): Label | null {
  const [verb, ...words] = action.split(' ');
  const note = notes(verb, words, moment);
  const id = verb === 'joker' ? words[1] : verb;
  const text = verb === 'recover' ? turns(words[0], moment) : say(moment, `effect-${id}`);
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
  if (verb === 'recover') return `+${gained(words[0], moment)}`;
  if (verb === 'pass' && moment.view.prompt === 'reply') return say(moment, 'effect-pass-note');
  if (verb === 'end') {
    const struck = loss(moment, 1 - moment.seat);
    const pays = moment.figures(`free.${1 - moment.seat}`).reduce((sum, free) => sum + free, 0);
    // What is in their hand may go into a limit first and pay at once (U19).
    const cards = zone(moment.view, 'hand', 1 - moment.seat).cards.length;
    return say(moment, 'effect-end-note', { name: rival, struck, pays, cards });
  }
  return null;
}

/** What the reader would lose with this defence, where that is less than it is without. */
export function defended(action: string, moment: Moment): number | null {
  const words = action.split(' ').filter((word) => word !== 'joker' && !isJoker(word));
  if (words[0] !== 'defend') return null;
  const [before, after] = rests(words[1], words.at(-1)!, moment);
  const less = before - Math.max(0, after);
  return less > 0 ? loss(moment, moment.seat) - less : null;
}

/** The rest of an attack before and after one more defender. */
function rests(card: string, attacker: string, moment: Moment): [number, number] {
  const field = moment.view.zones.filter(({ name }) => name === 'field');
  const before = moment.figures('rest')[field.findIndex(({ cards }) => cards[0] === attacker)] ?? 0;
  // Only the extension of spades lets them stand against another suit: then both are written off.
  const off = suitOf(card) === 'S' && suitOf(attacker) !== 'S';
  return [before, off ? 0 : before - valueOf(card)];
}

function blocked(card: string, attacker: string, moment: Moment): string | null {
  const [before, after] = rests(card, attacker, moment);
  if (after >= 0) return `−${before} → −${after}`;
  return `${moment.names[1 - moment.seat] ?? ''} −${-after}`;
}

/** What a card really brings back: points above those of the start are lost. */
function gained(card: string, moment: Moment): number {
  const start = startOf(moment, moment.seat);
  const now = points(moment, moment.seat) + recovered(moment, moment.seat);
  return Math.max(0, Math.min(start, now + valueOf(card)) - now);
}

/** What turning a card is called; where it brings less than its value, why. */
function turns(card: string, moment: Moment): string | null {
  const start = startOf(moment, moment.seat);
  const capped = gained(card, moment) < valueOf(card);
  return say(moment, capped ? 'effect-capped' : 'effect-recover', { start });
}

const losing = (moment: Moment) => loss(moment, moment.seat) >= points(moment, moment.seat);

/** Ending what one could still answer asks once when it costs the game; taking back, always. */
export function confirm(action: string, moment: Moment): string | null {
  const [verb, card] = action.split(' ');
  if (verb === 'back') return takingBack(card, moment);
  if (verb === 'recover') return turning(card, moment);
  if (verb === 'attack') return spending(card, moment);
  // A plain pass decides nothing yet: the last word comes after it.
  const passive = ['done', 'end', 'ready'].includes(action);
  const other = moment.legal.some((move) => move !== action && !move.startsWith('back'));
  const sums = action === 'done' && moment.view.prompt === 'rest' ? count(moment) : null;
  // What is taken back counts as much in the hand.
  if (sums?.quiet === 'yes' && other) return say(moment, 'effect-count-sure', sums);
  if (!passive || !other || !losing(moment) || isOver(moment)) return null;
  const gain = rescue(moment, moment.seat);
  const saves = gain ? (hopeless(moment, moment.seat) ? 'short' : 'yes') : 'no';
  return say(moment, 'effect-lose-sure', { count: loss(moment, moment.seat), gain, saves });
}

/** Whether nothing can save the last points any more: then there is nothing to ask. */
function isOver(moment: Moment): boolean {
  if (!hopeless(moment, moment.seat)) return false;
  if (moment.view.prompt === 'danger' || !may(moment, 'limit')) return !may(moment, 'defend');
  const { ext_diamonds, ext_spades } = moment.options ?? {};
  const why = undefended(moment)?.why;
  const none = why === 'card' || why === 'rests' || why === 'alone';
  return why === 'fixed' || (none && !ext_diamonds && !ext_spades);
}

/** What pays for an attack cannot become points: asked where it would cost the rescue (U22). */
function spending(card: string, moment: Moment): string | null {
  const { seat } = moment;
  const free = moment.figures(`free.${seat}`);
  const suit = suitOf(card);
  const paid = free.map((each, at) => (SUITS[at] === suit ? each - valueOf(card) : each));
  const before = rescue(moment, seat, free);
  const after = rescue(moment, seat, paid);
  const saves = (gain: number) => points(moment, seat) + gain > loss(moment, seat);
  if (!losing(moment) || !saves(before) || saves(after)) return null;
  return say(moment, 'effect-attack-sure', { before, after });
}

/** A tap on a card of the limit would cost an action and a part of the limit. */
function takingBack(card: string, moment: Moment): string | null {
  const before = limitWith(card, moment);
  return say(moment, 'effect-back-sure', { before, after: before - valueOf(card) });
}

/** What is left after the loss if this card is turned into points first. */
const remaining = (card: string, moment: Moment) =>
  points(moment, moment.seat) +
  recovered(moment, moment.seat) +
  gained(card, moment) -
  loss(moment, moment.seat);

/** A card that becomes points leaves the game, and the question closes once the danger is over. */
function turning(card: string, moment: Moment): string | null {
  const rest = remaining(card, moment);
  const values = { card: cardName(moment.game, card), count: gained(card, moment), rest };
  const danger = moment.view.prompt === 'danger';
  return say(moment, `effect-recover-${danger ? 'sure' : 'early'}`, {
    ...values,
    missing: 1 - rest,
    enough: rest > 0 ? 'yes' : hopeless(moment, moment.seat) ? 'never' : 'no',
  });
}

function limitWith(card: string, moment: Moment): number {
  const at = limitsOf(moment).findIndex(({ cards }) => cards.includes(card));
  return moment.figures(`limit.${moment.seat}`)[at] ?? 0;
}

/** Passing until one's last word; another attack is a new question. */
export function patience(moment: Moment): Patience | null {
  const { view, seat } = moment;
  const text = view.prompt === 'reply' ? say(moment, 'effect-wait') : null;
  const note = say(moment, 'effect-wait-note') ?? undefined;
  // An attack that no card can stop now is no question: the last word is still to come.
  const key = `${view.facts.turns} ${may(moment, 'defend') ? loss(moment, seat) : ''}`;
  return text ? { action: 'pass', key, text, note } : null;
}

/** The only move there is, and the card that saves, may be filled. */
export function main(action: string, moment: Moment): boolean {
  const [verb, card] = action.split(' ');
  if (verb === 'recover') return moment.view.prompt === 'danger' && remaining(card, moment) > 0;
  // Taking a card back can go on for ever, and is seldom what is wanted.
  const others = moment.legal.filter((move) => move !== action);
  return verb !== 'back' && others.every((move) => move.startsWith('back'));
}
