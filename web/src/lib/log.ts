import type { Sight } from './protocol';

/** One turn of the game, or what one seat has done in a row; the table itself is seat -1. */
export interface Turn {
  key: number;
  /** The number of the turn; 0 before the first, or where the game counts none. */
  number: number;
  seat: number;
  lines: { sight: Sight; times: number; more: Sight[] }[];
}

/** How a game's events lie in its turns, where the actions that led to them do not tell. */
export interface Calendar {
  /** They come before the first turn. */
  deal?: string[];
  /** The next turn begins with them, although the action before has led to them. */
  opens?: string[];
  /** Events that go on in the line of the one before. */
  joins?: string[];
  /** Events that say nothing when they follow one of these: an answer that nobody waited for. */
  silent?: Record<string, string[]>;
  /** Everybody acts in everybody's turns: each line says who. */
  shared?: boolean;
  /** What a happening comes from, told in its line, as far as what was told before it shows that. */
  because?(sight: Sight, before: Sight[]): Sight | null;
  /** Everybody does them at the same time before the first turn, so their order tells nothing. */
  together?: string[];
}

/** What somebody said or did beside the game. */
export const isNote = ({ name }: Sight) => name.startsWith('note-') || name === 'refused';

/** The log by turns; what is in no turn belongs to who acted, with all that came of it. A log that
 *  begins in the middle of a turn is told who was on turn. */
export function turns(log: Sight[], calendar: Calendar = {}, onTurn = -1): Turn[] {
  const { deal = [], opens = [], silent = {}, together = [], joins = [] } = calendar;
  const found: Turn[] = [];
  const lineOf = (sight: Sight) => asLine(sight, log, calendar);
  let seq = -1;
  let begun = 0;
  let opening = false;
  for (const sight of spoken(log, silent)) {
    const last = found.at(-1);
    if (last && joins.includes(sight.name)) {
      last.lines.at(-1)!.more.push(sight);
      continue;
    }
    if (sight.seq !== seq) [begun, opening] = [0, false];
    const opener = opens.includes(sight.name);
    if (opener && !opening) begun += 1;
    const counted = (sight.turn ?? 0) + begun > 0 && !deal.includes(sight.name);
    const number = counted ? (sight.turn ?? 0) + begun : 0;
    const shared = !number && together.includes(sight.name);
    const own = shared && found.find((turn) => !turn.number && turn.seat === sight.seat);
    if (own) {
      gather(own, lineOf(sight));
    } else if (shared) {
      found.push({ key: found.length, number, seat: sight.seat, lines: [lineOf(sight)] });
    } else if (last?.number && (isNote(sight) || number === last.number)) {
      add(last, lineOf(sight));
      if (opener && last.lines.every(({ sight: { name } }) => opens.includes(name)))
        last.seat = sight.seat;
    } else if (!last || number || last.number || isAnew(sight, seq, last)) {
      const early = number ? takeEarly(last, sight.seat) : [];
      const lines = [...early, lineOf(sight)];
      const within = number && !found.length && onTurn >= 0 && !opener;
      found.push({ key: found.length, number, seat: within ? onTurn : sight.seat, lines });
    } else {
      add(last, lineOf(sight));
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
function takeEarly(last: Turn | undefined, seat: number): Line[] {
  if (!last || last.seat === seat) return [];
  const from = last.lines.findLastIndex(({ sight }) => !isNote(sight) || sight.seat !== seat) + 1;
  return from ? last.lines.splice(from) : [];
}

type Line = Turn['lines'][number];

/** A happening as a line of its own, with what it comes from. */
function asLine(sight: Sight, log: Sight[], { because }: Calendar): Line {
  const cause = because?.(sight, log.slice(0, log.indexOf(sight)));
  return { sight, times: 1, more: cause ? [cause] : [] };
}

/** Whether somebody else acts. */
const isAnew = (sight: Sight, seq: number, last: Turn): boolean =>
  (sight.seq !== seq || isNote(sight)) && sight.seat >= 0 && sight.seat !== last.seat;

/** The last happening, with what goes on in its line. */
export function lastLine(
  log: Sight[],
  calendar: Calendar = {},
): { sight: Sight; more: Sight[] } | null {
  const at = log.findLastIndex(({ name }) => !calendar.joins?.includes(name));
  if (at < 0) return null;
  const { sight, more } = asLine(log[at], log, calendar);
  return { sight, more: [...more, ...log.slice(at + 1)] };
}

/** The same sentence several times in a row is one line with a number. */
function add(turn: Turn, line: Line): void {
  const { sight } = line;
  const last = turn.lines.at(-1)!;
  const same = (['seq', 'name', 'text'] as const).every((key) => last.sight[key] === sight[key]);
  const again = same && !last.more.length;
  if (again) last.times += 1;
  else turn.lines.push(line);
}

/** What one seat does while the others do the same is one line, however often they came between. */
function gather(turn: Turn, line: Line): void {
  const { sight } = line;
  const same = turn.lines.find(({ sight: { text } }) => text === sight.text);
  if (same) Object.assign(same, { sight, times: same.times + 1 });
  else turn.lines.push(line);
}
