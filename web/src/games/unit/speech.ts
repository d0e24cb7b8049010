import { cardName, texts } from '../../lib/i18n.svelte';
import type { Sight } from '../../lib/protocol';
import type { Banner, Info, Moment } from '../skin';
import { banner, held, say, you, zone } from '../words';
import { isJoker, SIGNS, SUITS, suitOf, valueOf } from './cards';
import { rescue } from './effects';

export function question(moment: Moment): string | null {
  const { view, seat, names } = moment;
  const loss = moment.figures(`loss.${seat}`)[0] ?? 0;
  const now = Number(view.facts[`points.${seat}`] ?? 0);
  const recovered = Number(view.facts[`recovered.${seat}`] ?? 0);
  const values = {
    name: names[1 - seat] ?? '',
    loss,
    points: now,
    struck: moment.figures(`loss.${1 - seat}`)[0] ?? 0,
    need: Math.max(0, loss - now - recovered + 1),
    start: Number(moment.options?.[`start${seat}`] ?? 20),
    can: may(moment, 'recover') ? 'yes' : 'no',
    back: may(moment, 'back') ? 'yes' : 'no',
    do: ['attack', 'limit', 'back'].find((verb) => may(moment, verb)) ?? 'none',
  };
  const threatened = loss > 0 && ['may', 'reply', 'rest'].includes(view.prompt);
  const last = view.prompt === 'rest';
  const won = last ? winning(moment) : null;
  if (won && loss < now) return say(moment, 'ask-winning', { ...values, ...won });
  if (won) return say(moment, 'ask-both-struck', { ...values, ...won, own: rescue(moment, seat) });
  const gap = threatened ? undefended(moment) : null;
  if (gap) {
    const sentence = say(moment, 'ask-undefended', { ...values, ...gap });
    return last ? `${say(moment, 'ask-last', values)} ${sentence}` : sentence;
  }
  // Without a deck the game ends after two turns without a field card (V25).
  if (view.prompt === 'must' && !zone(view, 'deck').cards.length) {
    return `${say(moment, 'ask-must', values)} ${say(moment, 'ask-late')}`;
  }
  // What has been struck is not yet lost: the last word can still defend (U6).
  const struck = view.prompt === 'may' && values.struck > 0;
  const kind = threatened ? '-threatened' : struck ? '-struck' : '';
  return say(moment, `ask-${view.prompt}${kind}`, values);
}

const may = ({ legal }: Moment, verb: string) =>
  legal.some((move) => move.split(' ').includes(verb));

/** The other seat's last points are struck: whether its limit could still save them (U22). */
function winning(moment: Moment): Record<string, string | number> | null {
  const other = 1 - moment.seat;
  const loss = moment.figures(`loss.${other}`)[0] ?? 0;
  const points = Number(moment.view.facts[`points.${other}`] ?? 0);
  if (loss < points) return null;
  const gain = rescue(moment, other);
  return { gain, saved: points + gain > loss ? 'yes' : 'no' };
}

/** Why no open attack can be stopped: no card of its suit, or too little limit. */
function undefended(moment: Moment): Record<string, string | number> | null {
  const { view, seat } = moment;
  if (may(moment, 'defend')) return null;
  const rests = moment.figures('rest');
  const attacks = view.zones
    .filter(({ name }) => name === 'field')
    .filter(({ owner }, at) => owner !== seat && rests[at] > 0);
  const [suit, ...others] = new Set(attacks.map(({ cards }) => suitOf(cards[0])));
  if (!suit) return null;
  if (others.length) {
    const suits = new Intl.ListFormat(texts.lang, { type: 'disjunction' }).format(
      [suit, ...others].map((s) => SIGNS[s]),
    );
    return { why: 'several', suit: suits };
  }
  const free = moment.figures(`free.${seat}`)[SUITS.findIndex((each) => each === suit)] ?? 0;
  const [least] = held(view)
    .filter((card) => !isJoker(card) && suitOf(card) === suit)
    .sort((a, b) => valueOf(a) - valueOf(b));
  if (!least) return { why: 'card', suit: SIGNS[suit] };
  const need = valueOf(least);
  const card = cardName(moment.game, least);
  return need > free ? { why: 'limit', suit: SIGNS[suit], card, need, free } : null;
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  lost: { tone: 'bad', sound: 'hit', holds: true },
  gained: { tone: 'good', sound: 'rise' },
  // What is lost or gained after it is the moment.
  danger: { tone: 'bad', sound: 'hit', passing: true },
  unsaved: { tone: 'plain', passing: true },
  unspent: { tone: 'plain', passing: true },
  turn: { tone: 'plain', passing: true },
  'ended-turn': { tone: 'plain', passing: true },
  'ended-points': { tone: 'plain', passing: true },
  'ended-cards': { tone: 'plain', passing: true },
};

const WIN: Omit<Banner, 'text'> = { tone: 'good', sound: 'win', burst: true };

/** What is bad for the other is good for the reader, and the other way round. */
const TURNED: Record<string, Banner['tone']> = { lost: 'good', gained: 'bad' };

export function theatre(event: Sight, moment: Moment): Banner | null {
  const look = LOOKS[event.name];
  // Who gains or loses nothing has no moment.
  if (!look || (event.name in TURNED && !event.amount)) return null;
  const won = moment.view.outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  if (won.length === 1 && ['ended-points', 'ended-cards'].includes(event.name)) {
    const note = say(moment, `moment-${event.name}`) ?? undefined;
    const seat = won[0];
    return banner(moment, { ...event, seat }, { ...look, ...WIN, id: 'won', note });
  }
  const other = you(moment, event.seat) === 'no';
  const tone = other ? (TURNED[event.name] ?? look.tone) : look.tone;
  const note = say(moment, `moment-${event.name}-note`, { amount: event.amount }) ?? undefined;
  return banner(moment, event, { ...look, tone, note });
}

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, isJoker(card) ? 'text-joker' : 'text-card', { value: valueOf(card) });
  if (!line) return null;
  return { line, clauses: isJoker(card) ? ['U17'] : ['U8', 'U9', 'U19'] };
}

/** A card that was taken back rests; one that was just put into the limit saves nobody yet. */
export function mark(card: string, moment: Moment): string | null {
  const named = (fact: string) => (moment.view.facts[fact] ?? '').split(' ').includes(card);
  if (named('locked')) return say(moment, 'place-rests');
  return moment.view.prompt === 'danger' && named('placed') ? say(moment, 'place-new') : null;
}
