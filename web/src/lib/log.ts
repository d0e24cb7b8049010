import type { Sight } from './protocol';

/** What one seat has done in a row; the table itself is seat -1. */
export interface Turn {
  key: number;
  seat: number;
  lines: { sight: Sight; times: number }[];
}

/** What somebody said or did beside the game. */
const isNote = ({ name }: Sight) => name.startsWith('note-');

/** The log by turns: every action belongs to who made it, with all that came of it. */
export function turns(log: Sight[]): Turn[] {
  const found: Turn[] = [];
  let seq = -1;
  for (const sight of log) {
    const last = found.at(-1);
    const anew = sight.seq !== seq || isNote(sight);
    if (!last || (anew && sight.seat >= 0 && sight.seat !== last.seat)) {
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
  const again = (['seq', 'name', 'text'] as const).every((key) => last.sight[key] === sight[key]);
  if (again) last.times += 1;
  else turn.lines.push({ sight, times: 1 });
}
