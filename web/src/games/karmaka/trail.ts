import { isNote } from '../../lib/log';
import type { Sight } from '../../lib/protocol';

/** What has happened on the way, the same thing several times in a row once; null: nothing did. */
export interface Step {
  sight: Sight | null;
  times: number;
}

const LINES = 6;
/** What is told of an ability that comes to nothing: that it is used, on whom, and as what. */
const CHOICES = ['ability', 'aimed', 'copied'];

/** What an ability has come to so far, in its last steps; none where its beginning was not seen. */
export function trail(log: Sight[], prompt: string): Step[] {
  const from = log.findLastIndex(({ name }) => name === 'ability');
  if (from < 0) return [];
  const done = log.slice(from).filter((sight) => sight.text && !isNote(sight));
  const steps = grouped(done);
  // The card is offered once its ability is over (M2.4).
  const idle = prompt === 'offer' && done.every(({ name }) => CHOICES.includes(name));
  const all = idle ? [...steps, { sight: null, times: 1 }] : steps;
  // As which card it is used stays there however much has come of it.
  const copied = steps.findLast(({ sight }) => sight?.name === 'copied');
  const last = all.slice(-LINES);
  return !copied || last.includes(copied) ? last : [copied, ...all.slice(1 - LINES)];
}

/** What somebody chose; of one choice alone nobody is asked (G28). */
const ANSWERS = ['aimed', 'copied', 'fetched', 'recycled', 'took-back', 'ruined'];

/**
 * Whether it came with what led to it: an answer that somebody gave comes with an action of its own.
 * That an only rival is hit needs no word.
 */
export function unasked(sight: Sight, before: Sight, players: number): boolean {
  // What Denial ruins was the choice; its ability follows at once (C19).
  const follows = sight.name === 'copied' && before.name === 'ruined';
  const only = sight.name === 'aimed' && players === 2;
  return ANSWERS.includes(sight.name) && sight.seq === before.seq && !follows && !only;
}

/** What is told several times in a row, once and how often. */
function grouped(sights: Sight[]): Step[] {
  const steps: Step[] = [];
  for (const sight of sights) {
    const last = steps.at(-1);
    if (last?.sight?.text === sight.text) last.times++;
    else steps.push({ sight, times: 1 });
  }
  return steps;
}
