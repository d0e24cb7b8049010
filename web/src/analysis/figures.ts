import type { AnalysedMoment, AnalysedSeat } from '../lib/messages';

/** A figure with a fixed number of digits after the point, so that columns stand in line. */
export const number = (value: number, lang: string, digits = 1, sign = false) =>
  new Intl.NumberFormat(lang, {
    signDisplay: sign ? 'exceptZero' : 'auto',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');

/** Points of winning chance with their sign. */
export const signed = (points: number, lang: string) => number(points, lang, 1, true);

/** Points with their interval. */
export const withDoubt = (points: number, doubt: number, lang: string) =>
  `${signed(points, lang)} ± ${number(doubt, lang)}`;

/** What lies within its interval differs from nothing by chance only. */
export const isClear = ({ points, doubt }: { points: number; doubt: number }) =>
  Math.abs(points) > doubt;

const EVEN = 50;

/** A chance as it can be; an estimate may lie beyond. */
const possible = (chance: number) => Math.max(0, Math.min(100, chance));

/** A chance in whole per cent. */
export const percent = (chance: number, lang: string) => number(possible(chance), lang, 0);

/** What a move changed in whole per cent; the deal is measured against the even start. */
export const change = ({ chances }: AnalysedSeat, move: number) =>
  Math.round(possible(chances[move])) - Math.round(possible(move ? chances[move - 1] : EVEN));

/** How far down a chance stands, in hundredths of the chart. */
export const down = (chance: number) => 100 - possible(chance);

/** How far right a move stands, in hundredths of the chart. */
export const right = (move: number, last: number) => (100 * move) / Math.max(1, last);

/** About eight moves whose numbers stand under the chart. */
export function ticks(last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => last / each <= 8) ?? 200;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step);
}

/** The chances as points of a line. */
export const line = ({ chances }: AnalysedSeat) =>
  chances.map((chance, at) => `${right(at, chances.length - 1)},${down(chance)}`).join(' ');

/** The intervals of the chances as an area. */
export function band({ chances, doubts }: AnalysedSeat): string {
  const last = chances.length - 1;
  const above = chances.map((chance, at) => `${right(at, last)},${down(chance + doubts[at])}`);
  const below = chances.map((chance, at) => `${right(at, last)},${down(chance - doubts[at])}`);
  return [...above, ...below.reverse()].join(' ');
}

export interface Extremes {
  best?: AnalysedMoment;
  worst?: AnalysedMoment;
}

/** The luckiest and the unluckiest moment of a seat. */
export function extremes({ strokes }: AnalysedSeat): Extremes {
  const sorted = [...strokes].sort((a, b) => b.points - a.points);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return {
    best: best && best.points > 0 ? best : undefined,
    worst: worst && worst.points < 0 ? worst : undefined,
  };
}
