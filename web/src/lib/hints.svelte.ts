import type { Hint } from './protocol';

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
