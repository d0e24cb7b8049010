import * as api from '../lib/api';
import type { Room } from '../lib/protocol';
import { settings, type Kept } from '../lib/settings.svelte';

const WEEK = 7 * 86_400_000;

export interface Mine {
  id: string;
  kept: Kept;
}

/** The games of this browser in the last week, the newest first. */
export function recent(over: boolean): Mine[] {
  return Object.entries(settings.seats)
    .filter(([, kept]) => Date.now() - kept.at < WEEK && !!kept.over === over)
    .map(([id, kept]) => ({ id, kept }))
    .slice(0, 4);
}

const seen = $state<Record<string, Room | null>>({});

/** What the server says about a table; undefined while it is asked, null when it is gone. */
export const roomOf = (id: string): Room | null | undefined => seen[id];

export async function ask(id: string): Promise<void> {
  try {
    seen[id] = await api.room(id);
    if (seen[id]?.state === 'over') settings.finished(id);
  } catch (error) {
    if (error instanceof api.Refusal) seen[id] = null;
  }
}
