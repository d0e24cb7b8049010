import * as api from '../lib/api';
import type { Analysing, Analysis } from '../lib/messages';

const BETWEEN_LOOKS = 700;

/** The analysis of one game: begun here or found, watched until it is done, cancelled. */
export class Progress {
  state = $state<Analysing['state'] | 'asking'>('asking');
  share = $state(0);
  report = $state.raw<Analysis>();
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly room: string) {}

  begin = () => this.ask(api.analyse);
  cancel = () => this.ask(api.cancelAnalysis);

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async ask(how: (room: string) => Promise<Analysing>): Promise<void> {
    clearTimeout(this.timer);
    this.problem = '';
    try {
      const found = await how(this.room);
      if (this.gone) return;
      this.state = found.state;
      this.share = found.share;
      this.report = found.report ?? undefined;
      if (found.state === 'running') {
        this.timer = setTimeout(() => this.ask(api.analysis), BETWEEN_LOOKS);
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
