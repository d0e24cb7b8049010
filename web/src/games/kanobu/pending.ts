import type { View } from '../../lib/protocol';

/** An effect that awaits an answer: what it is, what it costs, who played it, who must answer. */
export interface Owed {
  symbol: string;
  /** Cards to draw for whoever does not answer; none for Skip. */
  draws: number;
  source: number;
  victim: number;
}

export function owed(view: View): Owed | null {
  const [symbol, amount, source] = (view.facts.pending ?? '-').split(' ');
  if (symbol === '-' || !view.to_act.length) return null;
  const draws = symbol === 'skip' ? 0 : Number(amount);
  return { symbol, draws, source: Number(source), victim: view.to_act[0] };
}
