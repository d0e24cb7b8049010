import type { View } from '../../lib/protocol';
import type { Label, Moment } from '../skin';
import { held, say } from '../words';
import { symbolOf } from './colours';
import { owed } from './pending';

const AMOUNTS: Record<string, number> = { three: 3, one: 1, two: 2 };

/** Who is next after the reader, the way the turn goes; whoever is out is passed over. */
export function next(view: View, players: number): number {
  const step = view.facts.direction === '-1' ? -1 : 1;
  const out = (view.facts.out ?? '-').split(' ').map(Number);
  let seat = view.seat;
  do seat = (seat + step + players) % players;
  while (out.includes(seat) && seat !== view.seat);
  return seat;
}

/** What a lit place or a card says about a move before it is made. */
export function label(action: string, moment: Moment): Label | null {
  const [verb, card] = action.split(' ');
  const symbol = card ? symbolOf(card) : '';
  const text = say(moment, `effect-${verb}${verb === 'accept' ? acceptance(moment) : ''}`, {
    count: owed(moment.view)?.draws ?? 0,
  });
  if (!text) return null;
  const places = verb === 'play' || verb === 'use';
  return { text, note: (places && consequence(verb, symbol, moment)) || undefined };
}

const acceptance = (moment: Moment) => (owed(moment.view)?.draws ? '-draw' : '-skip');

function consequence(verb: string, symbol: string, moment: Moment): string | null {
  const { view, names } = moment;
  if (verb === 'play' && held(view).length === 1) return say(moment, 'effect-wins');
  const pending = owed(view);
  if (symbol === 'cancel' && pending)
    return say(moment, 'effect-cancels', { count: pending.draws });
  const before = pending?.symbol === symbol ? pending.draws : 0;
  const values = {
    name: names[next(view, names.length)] ?? '',
    count: before + (AMOUNTS[symbol] ?? 0),
  };
  return ['three', 'one', 'two', 'skip', 'chance', 'reverse'].includes(symbol)
    ? say(moment, `effect-of-${symbol}`, values)
    : null;
}
