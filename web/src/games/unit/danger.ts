import { cardName, texts } from '../../lib/i18n.svelte';
import { HIDDEN, type View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { held, zone } from '../words';
import { isJoker, SIGNS, SUITS, suitOf, valueOf } from './cards';

type Values = Record<string, string | number>;

export const points = ({ view }: Moment, seat: number) => Number(view.facts[`points.${seat}`] ?? 0);
export const loss = (moment: Moment, seat: number) => moment.figures(`loss.${seat}`)[0] ?? 0;
export const recovered = ({ view }: Moment, seat: number) =>
  Number(view.facts[`recovered.${seat}`] ?? 0);
export const startOf = ({ options }: Moment, seat: number) =>
  Number(options?.[`start${seat}`] ?? 20);
export const may = ({ legal }: Moment, verb: string) =>
  legal.some((move) => move.split(' ').includes(verb));

export const limitsOf = ({ view, seat }: Moment, owner = seat) =>
  view.zones.filter(({ name, owner: whose }) => name.startsWith('limit') && whose === owner);

/** How much can be won back before the losses: no more than the points of the start (V18, V40). */
export const room = (moment: Moment, seat: number) =>
  moment.options?.recovery_order === 'net'
    ? Infinity
    : Math.max(0, startOf(moment, seat) - points(moment, seat));

/** The most that free limit cards of earlier turns can bring a seat in danger (U22, U23). */
export function rescue(
  moment: Moment,
  seat: number,
  free = moment.figures(`free.${seat}`),
): number {
  const all = rescues(moment, seat, free).reduce((sum, each) => sum + each, 0);
  return Math.min(all, room(moment, seat));
}

/** What each suit's limit can add to that: what has paid this turn, or is new, cannot. */
export function rescues(
  moment: Moment,
  seat: number,
  free = moment.figures(`free.${seat}`),
): number[] {
  const { view, options = {} } = moment;
  const barred = options.recovery_who === 'active' && Number(view.facts.turn) !== seat;
  const placed = (view.facts.placed ?? '').split(' ');
  return limitsOf(moment, seat).map(({ name, cards }, at) => {
    if (barred || (options.recovery_suits === 'hearts' && name !== 'limit-h')) return 0;
    const old = cards.filter((card) => !placed.includes(card));
    return largestSum(old.map(valueOf), free[at] ?? 0);
  });
}

export const worth = (cards: string[]) =>
  cards.reduce((sum, card) => sum + (card === HIDDEN || isJoker(card) ? 0 : valueOf(card)), 0);

/**
 * Without a deck: what the game would be counted by now, how many cards of the other's hand are not
 * in it, and whether it ends with this turn unless a card comes onto the field (V25, V26).
 */
export function count(moment: Moment): Values | null {
  const { view, seat, names } = moment;
  const [turns] = moment.figures('quiet');
  if (turns === undefined) return null;
  const [mine, theirs] = [seat, 1 - seat].map(
    (each) =>
      points(moment, each) +
      moment.figures(`limit.${each}`).reduce((sum, limit) => sum + limit, 0) +
      worth(zone(view, 'hand', each).cards),
  );
  const cards = zone(view, 'hand', 1 - seat).cards.filter((card) => card === HIDDEN).length;
  const field = view.zones.some(({ name }) => name === 'field');
  const quiet = turns && !field ? 'yes' : 'no';
  return { mine, theirs, cards, quiet, name: names[1 - seat] ?? '' };
}

/** Whether a seat would lose every point as the table stands. */
export const doomed = (moment: Moment, seat: number) =>
  loss(moment, seat) > 0 && loss(moment, seat) >= points(moment, seat);

/** The largest sum of some of these values that is not above the most. */
export function largestSum(values: number[], most: number): number {
  let sums = new Set([0]);
  for (const value of values) sums = new Set([...sums, ...[...sums].map((sum) => sum + value)]);
  return Math.max(...[...sums].filter((sum) => sum <= most));
}

/** Whether a seat loses every point unless a defence comes: no card can bring back enough (V18). */
export function hopeless(moment: Moment, seat: number): boolean {
  if (!doomed(moment, seat)) return false;
  const have = points(moment, seat) + recovered(moment, seat);
  return have + gainOf(moment, seat) <= loss(moment, seat);
}

/** The most that all cards can bring that the reader knows of. */
export const gainOf = (moment: Moment, seat: number) =>
  Math.min(rescue(moment, seat) + hearts(moment, seat), room(moment, seat));

/** The reader's cards that do not rest. */
export function playable(view: View): string[] {
  const locked = (view.facts.locked ?? '').split(' ');
  return held(view).filter((card) => !locked.includes(card));
}

/** What the hearts of the reader's own hand could bring, where the table allows it (U27). */
function hearts({ view, options, seat }: Moment, whose: number): number {
  if (!options?.ext_hearts || whose !== seat) return 0;
  return worth(playable(view).filter((card) => !isJoker(card) && suitOf(card) === 'H'));
}

/** How far limit cards can bring a struck seat: not far enough, up to the start, or less than that. */
export function reach(moment: Moment, seat: number): 'short' | 'full' | 'part' {
  const gain = rescue(moment, seat);
  if (points(moment, seat) + recovered(moment, seat) + gain <= loss(moment, seat)) return 'short';
  return gain === room(moment, seat) ? 'full' : 'part';
}

/** What must still strike a seat so that no rescue can save it (U22), where the reader can know that. */
export function decisive(moment: Moment, seat: number): number | null {
  const { view, options, seat: own } = moment;
  // Hearts of a closed hand may become points as well (U27): only the start bounds them.
  const closed = options?.ext_hearts && zone(view, 'hand', seat).cards.length && seat !== own;
  const most = closed ? room(moment, seat) : rescue(moment, seat);
  const have = points(moment, seat) + recovered(moment, seat);
  return most === Infinity ? null : Math.max(0, have + most - loss(moment, seat));
}

/** Why no loss can be stopped: no card of its suit, too little limit, or nothing may stand against it. */
export function undefended(moment: Moment): Values | null {
  const { view, seat } = moment;
  if (may(moment, 'defend')) return null;
  const rests = moment.figures('rest');
  const attacks = view.zones
    .filter(({ name }) => name === 'field')
    .filter(({ owner, cards }, at) => owner !== seat && rests[at] > 0 && takesDefender(cards));
  const [suit, ...others] = new Set(attacks.map(({ cards }) => suitOf(cards[0])));
  // With an empty hand nothing can be defended: a card that is taken back cannot be played (V15).
  if (!suit || !held(view).length) return { why: 'fixed' };
  if (others.length) {
    const suits = new Intl.ListFormat(texts.lang, { type: 'disjunction' }).format(
      [suit, ...others].map((s) => SIGNS[s]),
    );
    return { why: 'several', suit: suits };
  }
  const free = moment.figures(`free.${seat}`)[SUITS.findIndex((each) => each === suit)] ?? 0;
  const ofSuit = (cards: string[]) =>
    cards.filter((each) => !isJoker(each) && suitOf(each) === suit);
  const fit = ofSuit(held(view));
  const usable = ofSuit(playable(view));
  const [least] = usable.sort((a, b) => valueOf(a) - valueOf(b));
  if (!fit.length) return { why: 'card', suit: SIGNS[suit] };
  if (!least) return { why: 'rests', card: cardName(moment.game, fit[0]) };
  const need = valueOf(least);
  const card = cardName(moment.game, least);
  // A second card of the suit could go into its limit and pay; with that extension any of clubs.
  const why = usable.length > 1 || moment.options?.ext_clubs ? 'limit' : 'alone';
  return need > free ? { why, suit: SIGNS[suit], card, need, free } : null;
}

/** Two defenders are the most (U13). */
const takesDefender = ([, ...against]: string[]) =>
  against.filter((card) => !isJoker(card)).length < 2;
