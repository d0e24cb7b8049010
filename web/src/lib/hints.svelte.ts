import type { Hint } from './protocol';

/** Below this part of an even share of wins a position counts as lost. */
const LOST = 0.2;

/** The sentence about the best move; whoever asks in a lost position is told that it is lost. */
export function sentenceFor({ win = 0, why }: Pick<Hint, 'win' | 'why'>, players: number): string {
  if (win * players < LOST) return 'hint-lost';
  return why ? 'hint-best-why' : 'hint-best';
}

/** Advice for one state of the table; it is gone with the state. */
export class Hints {
  list = $state.raw<Hint[]>([]);
  thinking = $state(false);

  ask(): void {
    this.thinking = true;
  }

  hear(hints: Hint[]): void {
    this.thinking = false;
    this.list = hints;
  }

  clear(): void {
    this.thinking = false;
    this.list = [];
  }

  /** The best of these moves that there is advice about. */
  about(actions: string[]): (Hint & { best: boolean }) | null {
    const at = this.list.findIndex(({ action }) => actions.includes(action));
    return at < 0 ? null : { ...this.list[at], best: at === 0 };
  }
}
