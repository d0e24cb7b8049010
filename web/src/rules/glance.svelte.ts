// A game at a glance: its few numbered lines in the catalogue, and whether this browser has seen them.

import { texts } from '../lib/i18n.svelte';
import type { Value } from '../lib/protocol';
import { recall, remember } from '../lib/settings.svelte';

/** One line: what it is about, and the sentence. */
export interface GlanceLine {
  head: string;
  text: string;
}

/** A switch is chosen by as people write it. */
const worded = (value: Value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);

/** The lines of a game as they hold where this was agreed; a game may have none. */
export function glanceOf(game: string, options: Record<string, Value>): GlanceLine[] {
  const values = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, worded(value)]),
  );
  const lines: GlanceLine[] = [];
  for (;;) {
    const id = `glance-${lines.length + 1}`;
    const text = texts.find(game, id, values);
    if (!text) return lines;
    lines.push({ head: texts.find(game, `${id}-head`) ?? '', text });
  }
}

/** The games whose lines have been seen, with spaces between them. */
let seen = $state(recall('glances', ''));

export const hasSeen = (game: string): boolean => seen.split(' ').includes(game);

export function see(game: string): void {
  if (hasSeen(game)) return;
  seen = `${recall('glances', '')} ${game}`.trim();
  remember('glances', seen);
}
