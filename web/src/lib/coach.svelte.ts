import type { Remark } from './messages';

/** What the coach says: about the choice that is open, or about the move that was made last. */
export class Coach {
  sentence = $state('');
  private kind = '';
  /** The state that the last move answered. */
  private answered = -1;
  /** The question that is on its way, whose refusal is nobody's business. */
  asked = '';

  /** What is said after a move stays until the next one; nothing takes its place. */
  hear(remark: Remark, seq: number): boolean {
    const fits = remark.kind === 'after' ? this.answered : seq;
    if (remark.seq !== fits || (remark.kind === 'before' && this.kind === 'after')) return false;
    this.kind = remark.kind;
    this.sentence = remark.sentence;
    return this.sentence !== '';
  }

  /** A move answers the state of that number: what was said before it is gone. */
  moved(seq: number): void {
    this.clear();
    this.answered = seq;
  }

  clear(): void {
    this.kind = '';
    this.sentence = '';
    this.answered = -1;
  }
}
