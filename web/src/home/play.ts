import * as api from '../lib/api';
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

export function sit(room: string, taken: { seat: number; key: string }, game: string): void {
  settings.keep(room, { key: taken.key, seat: taken.seat, game, at: Date.now() });
  router.go(`/t/${room}`);
}
