import { isNote } from '../../lib/log';
import type { Sight } from '../../lib/protocol';

const LINES = 3;
/** What is told of an ability that comes to nothing: that it is used, on whom, and as what. */
const CHOICES = ['ability', 'aimed', 'copied'];

/** What an ability has come to so far, in its last sentences; nothing where its beginning was not seen. */
export function trail(log: Sight[], prompt: string, noEffect: string): string[] {
  const from = log.findLastIndex(({ name }) => name === 'ability');
  if (from < 0) return [];
  const done = log.slice(from).filter((sight) => sight.text && !isNote(sight));
  const texts = done.map(({ text }) => text);
  // The card is offered once its ability is over (M2.4).
  const idle = prompt === 'offer' && done.every(({ name }) => CHOICES.includes(name));
  const all = idle ? [...texts, noEffect] : texts;
  // As which card it is used stays there however much has come of it.
  const copied = done.findLast(({ name }) => name === 'copied')?.text;
  const last = all.slice(-LINES);
  return !copied || last.includes(copied) ? last : [copied, ...all.slice(1 - LINES)];
}
