import { cardName } from '../../lib/i18n.svelte';
import type { Sight } from '../../lib/protocol';
import { signed } from '../../lib/spelling';
import type { Banner, Info, Moment } from '../skin';
import { banner, rules, say, you, zone } from '../words';
import { isJoker, SUITS, valueOf } from './cards';
import {
  count,
  decisive,
  doomed,
  gainOf,
  hopeless,
  loss,
  may,
  playable,
  points,
  recovered,
  rescue,
  room,
  startOf,
  undefended,
  worth,
} from './danger';

export function question(moment: Moment): string | null {
  const { view, seat, names } = moment;
  const values = {
    name: names[1 - seat] ?? '',
    loss: loss(moment, seat),
    points: points(moment, seat),
    struck: loss(moment, 1 - seat),
    need: Math.max(0, loss(moment, seat) - points(moment, seat) - recovered(moment, seat) + 1),
    start: startOf(moment, seat),
    back: may(moment, 'back') ? 'yes' : 'no',
    do: ['attack', 'limit', 'back'].find((verb) => may(moment, verb)) ?? 'none',
    sure: enough(moment) || 'none',
  };
  if (view.prompt === 'danger') return inDanger(moment, values);
  const threatened = values.loss > 0 && ['may', 'reply', 'rest'].includes(view.prompt);
  const last = view.prompt === 'rest';
  const won = last ? winning(moment) : null;
  if (won && values.loss < values.points) return say(moment, 'ask-winning', { ...values, ...won });
  const lost = threatened && hopeless(moment, seat);
  const own = { own: rescue(moment, seat), safe: lost ? 'no' : 'yes' };
  // Below zero on both sides more points win (V23).
  const mine = signed(values.points - values.loss);
  const theirs = signed(points(moment, 1 - seat) - values.struck);
  if (won) return say(moment, 'ask-both-struck', { ...values, ...won, ...own, mine, theirs });
  const gap = threatened ? undefended(moment) : null;
  if (lost) {
    const limit = !own.own ? 'none' : own.own === room(moment, seat) ? 'full' : 'part';
    const told = { ...values, ...own, limit, prompt: view.prompt, why: 'open', ...gap };
    return say(moment, 'ask-hopeless', told);
  }
  if (gap) {
    const opening = { rest: 'ask-last', reply: 'ask-answer' }[view.prompt];
    const first = opening ? `${say(moment, opening, values)} ` : '';
    const saved = doomed(moment, seat) ? ` ${say(moment, 'ask-then', own)}` : '';
    return first + say(moment, 'ask-undefended', { ...values, ...gap }) + saved;
  }
  // What has been struck is not yet lost: the last word can still defend (U6).
  const struck = view.prompt === 'may' && values.struck > 0;
  const kind = threatened ? '-threatened' : struck ? '-struck' : '';
  const told = say(moment, `ask-${view.prompt}${kind}`, values);
  // Without a deck the game ends after two turns without a field card (V25).
  const sums = kind || view.prompt === 'reply' ? null : count(moment);
  if (!told || !sums || (view.prompt === 'may' && sums.quiet === 'no')) return told;
  return `${told} ${say(moment, 'ask-late', sums)}`;
}

/** Where the held card may go; in a limit it only pays from then on (U9). */
export function picked(card: string, actions: string[], moment: Moment): string | null {
  const verbs = new Set(actions.flatMap((action) => action.split(' ')));
  if (!verbs.has('limit')) return null;
  const ways = verbs.has('attack') || verbs.has('defend') ? 'more' : 'one';
  return say(moment, 'ask-picked', { card: cardName(moment.game, card), ways });
}

/** What is still needed, or that no card can bring so much; of two without points the higher wins (V23). */
function inDanger(moment: Moment, values: Record<string, string | number>): string | null {
  const { seat } = moment;
  const can = !may(moment, 'recover') ? 'no' : hopeless(moment, seat) ? 'short' : 'yes';
  const both = loss(moment, 1 - seat) >= points(moment, 1 - seat) ? 'yes' : 'no';
  const missing = Number(values.need) - gainOf(moment, seat);
  return say(moment, 'ask-danger', { ...values, can, both, missing });
}

/** The hits that win against every rescue, where nothing can answer them and the own points hold (U6, U22). */
function enough(moment: Moment): number {
  const { view, seat } = moment;
  const strikes = may(moment, 'attack') || may(moment, 'limit');
  const safe = loss(moment, seat) < points(moment, seat);
  if (view.prompt !== 'rest' || !strikes || !safe) return 0;
  const sure = decisive(moment, 1 - seat) ?? 0;
  // What the whole hand is not worth, it cannot strike.
  return sure <= worth(playable(view)) ? sure : 0;
}

/** The other seat's last points are struck: whether its limit could still save them (U22). */
function winning(moment: Moment): Record<string, string | number> | null {
  const other = 1 - moment.seat;
  if (loss(moment, other) < points(moment, other)) return null;
  const gain = rescue(moment, other);
  return { gain, saved: points(moment, other) + gain > loss(moment, other) ? 'yes' : 'no' };
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  // The end of a turn is read, not watched: a tap goes on.
  lost: { tone: 'bad', sound: 'hit', slow: true },
  gained: { tone: 'good', sound: 'rise', holds: true },
  // What is lost or gained after it is the moment.
  danger: { tone: 'bad', sound: 'hit', passing: true },
  unsaved: { tone: 'plain', passing: true },
  unspent: { tone: 'plain', passing: true },
  turn: { tone: 'plain', passing: true, holds: true },
  'ended-turn': { tone: 'plain', passing: true },
  'ended-points': { tone: 'plain', passing: true },
  'ended-cards': { tone: 'plain', passing: true },
};

const WIN: Omit<Banner, 'text'> = { tone: 'good', sound: 'win', burst: true };
const LOST: Omit<Banner, 'text'> = { tone: 'bad' };

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
    const shown = seat === moment.seat || moment.seat < 0 ? WIN : LOST;
    return banner(moment, { ...event, seat }, { ...look, ...shown, id: 'won', note });
  }
  const other = you(moment, event.seat) === 'no';
  const tone = other ? (TURNED[event.name] ?? look.tone) : look.tone;
  const after = Number(moment.view.facts[`points.${event.seat}`] ?? 0);
  const values = {
    amount: event.amount,
    before: signed(after + event.amount),
    after: signed(after),
  };
  const note = say(moment, `moment-${event.name}-note`, values) ?? undefined;
  return banner(moment, event, { ...look, tone, note });
}

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, isJoker(card) ? 'text-joker' : 'text-card', { value: valueOf(card) });
  if (!line) return null;
  return { line, clauses: rules(moment, isJoker(card) ? ['U17'] : ['U8', 'U9', 'U19']) };
}

/** A card that was taken back rests; one of the limit that is new, or has paid, saves nobody. */
export function mark(card: string, moment: Moment): string | null {
  const named = (fact: string) => (moment.view.facts[fact] ?? '').split(' ').includes(card);
  if (named('locked')) return say(moment, 'place-rests');
  if (moment.view.prompt !== 'danger') return null;
  if (named('placed')) return say(moment, 'place-new');
  return paid(card, moment) ? say(moment, 'place-paid') : null;
}

/** Whether so much of its limit is in use that this card cannot leave it. */
function paid(card: string, moment: Moment): boolean {
  const { view, seat } = moment;
  const at = SUITS.findIndex((suit) =>
    zone(view, `limit-${suit.toLowerCase()}`, seat).cards.includes(card),
  );
  return at >= 0 && valueOf(card) > (moment.figures(`free.${seat}`)[at] ?? 0);
}
