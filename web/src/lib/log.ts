import type { Sight } from './protocol';

/** What one seat has done in a row; the table itself is seat -1. */
export interface Turn {
  key: number;
  seat: number;
  lines: { sight: Sight; times: number }[];
}

/** The log by turns: every action belongs to who made it, with all that came of it. */
export function turns(log: Sight[]): Turn[] {
  const found: Turn[] = [];
  let seq = -1;
  for (const sight of log) {
    const last = found.at(-1);
    if (!last || (sight.seq !== seq && sight.seat >= 0 && sight.seat !== last.seat)) {
      found.push({ key: found.length, seat: sight.seat, lines: [{ sight, times: 1 }] });
    } else {
      add(last, sight);
    }
    seq = sight.seq;
  }
  return found;
}

/** The same sentence several times in a row is one line with a number. */
function add(turn: Turn, sight: Sight): void {
  const last = turn.lines.at(-1)!;
  if (last.sight.text === sight.text && last.sight.seq === sight.seq) last.times += 1;
  else turn.lines.push({ sight, times: 1 });
}
