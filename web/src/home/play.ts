import * as api from '../lib/api';
import type { NewDuplicate } from '../lib/messages';
import type { Game } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

/** The bot that a newcomer meets: neither the weakest nor the strongest. */
export function usualLevel(game: Game): string {
  const { levels } = game;
  return levels.includes('normal') ? 'normal' : (levels[Math.floor(levels.length / 2)] ?? '');
}

/** Make a table, keep the seat's key in this browser and go there. */
export async function open(room: api.NewRoom): Promise<void> {
  const taken = await api.makeRoom(room);
  sit(taken.room, taken, room.game);
}

/** Make a match of several tables with the same cards, and go to its page. */
export async function openMatch(match: NewDuplicate): Promise<void> {
  const taken = await api.makeDuplicate(match);
  keepSeat(taken.room, taken, match.game);
  router.go(`/duplicate/${taken.duplicate}`);
}

type Place = { seat: number; key: string };
/** Keep the key of a seat in this browser. */
export const keepSeat = (room: string, { seat, key }: Place, game: string): void =>
  settings.keep(room, { key, seat, game, at: Date.now() });

export function sit(room: string, taken: Place, game: string): void {
  keepSeat(room, taken, game);
  router.go(`/t/${room}`);
}
