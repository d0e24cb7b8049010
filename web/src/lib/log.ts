import type { Sight } from './protocol';

/** One turn of the game, or what one seat has done in a row; the table itself is seat -1. */
export interface Turn {
  key: number;
  /** The number of the turn; 0 before the first, or where the game counts none. */
  number: number;
  seat: number;
  lines: { sight: Sight; times: number }[];
}

/** How a game's events lie in its turns, where the actions that led to them do not tell. */
export interface Calendar {
  /** They come before the first turn. */
  deal?: string[];
  /** The next turn begins with them, although the action before has led to them. */
  opens?: string[];
  /** Events that say nothing when they follow one of these: an answer that nobody waited for. */
  silent?: Record<string, string[]>;
  /** Everybody does them at the same time before the first turn, so their order tells nothing. */
  together?: string[];
}

/** What somebody said or did beside the game. */
export const isNote = ({ name }: Sight) => name.startsWith('note-') || name === 'refused';

/** The log by turns; what is in no turn belongs to who acted, with all that came of it. A log that
 *  begins in the middle of a turn is told who was on turn. */
export function turns(log: Sight[], calendar: Calendar = {}, onTurn = -1): Turn[] {
  const { deal = [], opens = [], silent = {}, together = [] } = calendar;
  const found: Turn[] = [];
  let seq = -1;
  let begun = 0;
  let opening = false;
  for (const sight of spoken(log, silent)) {
    const last = found.at(-1);
    if (sight.seq !== seq) [begun, opening] = [0, false];
    const opener = opens.includes(sight.name);
    if (opener && !opening) begun += 1;
    const counted = (sight.turn ?? 0) + begun > 0 && !deal.includes(sight.name);
    const number = counted ? (sight.turn ?? 0) + begun : 0;
    const shared = !number && together.includes(sight.name);
    const own = shared && found.find((turn) => !turn.number && turn.seat === sight.seat);
    if (own) {
      gather(own, sight);
    } else if (shared) {
      found.push({ key: found.length, number, seat: sight.seat, lines: [{ sight, times: 1 }] });
    } else if (last?.number && (isNote(sight) || number === last.number)) {
      add(last, sight);
      if (opener && last.lines.every(({ sight: { name } }) => opens.includes(name)))
        last.seat = sight.seat;
    } else if (!last || number || last.number || isAnew(sight, seq, last)) {
      const early = number ? takeEarly(last, sight.seat) : [];
      const lines = [...early, { sight, times: 1 }];
      const within = number && !found.length && onTurn >= 0 && !opener;
      found.push({ key: found.length, number, seat: within ? onTurn : sight.seat, lines });
    } else {
      add(last, sight);
    }
    seq = sight.seq;
    opening = opener;
  }
  return found;
}

/** The log without what says nothing after what came before it. */
const spoken = (log: Sight[], silent: Record<string, string[]>): Sight[] =>
  log.filter(({ name }, at) => !silent[name]?.includes(log[at - 1]?.name ?? ''));

/** What was noted of a seat before the first happening of its turn: its clock, its hint. */
function takeEarly(last: Turn | undefined, seat: number): Turn['lines'] {
  if (!last || last.seat === seat) return [];
  const from = last.lines.findLastIndex(({ sight }) => !isNote(sight) || sight.seat !== seat) + 1;
  return from ? last.lines.splice(from) : [];
}

/** Whether somebody else acts. */
const isAnew = (sight: Sight, seq: number, last: Turn): boolean =>
  (sight.seq !== seq || isNote(sight)) && sight.seat >= 0 && sight.seat !== last.seat;

/** The same sentence several times in a row is one line with a number. */
function add(turn: Turn, sight: Sight): void {
  const last = turn.lines.at(-1)!;
  const again = (['seq', 'name', 'text'] as const).every((key) => last.sight[key] === sight[key]);
  if (again) last.times += 1;
  else turn.lines.push({ sight, times: 1 });
}

/** What one seat does while the others do the same is one line, however often they came between. */
function gather(turn: Turn, sight: Sight): void {
  const same = turn.lines.find(({ sight: { text } }) => text === sight.text);
  if (same) Object.assign(same, { sight, times: same.times + 1 });
  else turn.lines.push({ sight, times: 1 });
}
