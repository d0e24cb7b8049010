import * as api from '../lib/api';
import { sit } from '../home/play';
import { settings } from '../lib/settings.svelte';
import type { LiveTable } from '../lib/live.svelte';
import type { Room } from '../lib/protocol';

const EVERY = 2500;

/** The next game at the same table: who wants it, and the way there. */
export class Rematch {
  /** The table of the next game, once somebody has asked for it. */
  room = $state.raw<Room | null>(null);
  problem = $state('');
  busy = $state(false);

  constructor(private table: LiveTable) {}

  /** Look again and again who has come to the next table; returns how to stop. */
  watch(id: string): () => void {
    const look = () =>
      api.room(id).then(
        (room) => (this.room = room),
        () => {},
      );
    void look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }

  /** Whether a seat wants to play again; bots always do. */
  wants(seat: number): boolean {
    const next = this.room?.seats[seat];
    return !!next && (next.kind === 'bot' || !!next.online);
  }
  /** Who asked first. */
  get asker(): string {
    return this.room?.seats[this.room.maker ?? -1]?.name ?? '';
  }

  async accept(): Promise<void> {
    this.busy = true;
    const { room } = this.table.room;
    try {
      const taken = await api.rematch(room, settings.seats[room].key);
      sit(taken.room, taken, this.table.game);
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.busy = false;
  }
}
