import * as api from '../lib/api';
import { t } from '../lib/i18n.svelte';
import type { Analysing } from '../lib/messages';

const BETWEEN_LOOKS = 700;

/** The analyses of all tables of a match, which tell how much of each result the cards gave. */
export class Luck {
  running = $state(false);
  share = $state(0);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rooms: string[],
    private readonly ondone: () => void,
  ) {}

  begin = () => this.ask(api.analyse);

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async ask(how: (room: string) => Promise<Analysing>): Promise<void> {
    this.running = true;
    this.problem = '';
    try {
      const found = await Promise.all(this.rooms.map(how));
      this.share = found.reduce((sum, { share }) => sum + share, 0) / found.length;
      if (found.some(({ state }) => state === 'running')) {
        this.timer = setTimeout(() => this.ask(api.analysis), BETWEEN_LOOKS);
        return;
      }
      if (found.every(({ state }) => state === 'done')) this.ondone();
      else this.problem = t('analysis-failed');
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.running = false;
  }
}
