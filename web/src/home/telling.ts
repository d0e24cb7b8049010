import { t } from '../lib/i18n.svelte';
import type { Room } from '../lib/protocol';

/** Who sits at a table. */
export const namesAt = (room: Room) =>
  room.seats
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');

/** How far a table is: how many seats are taken, or that the game goes on. */
export function stateOf(room: Room): string {
  const taken = room.seats.filter(({ name }) => name).length;
  return room.state === 'open'
    ? t('seats-taken', { taken, seats: room.seats.length })
    : t('game-runs');
}
