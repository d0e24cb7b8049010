import type { Remark } from './messages';

/** What the coach says: about the choice that is open, or about the move that was made last. */
export class Coach {
  sentence = $state('');
  /** What it cannot do on this server; where it is switched, not at the table. */
  limits = $state('');
  private kind = '';
  /** The state that the last move answered. */
  private answered = -1;
  /** The question that is on its way, whose refusal is nobody's business. */
  asked = '';

  /**
   * What is said after a move stays until the next one; nothing takes its place. What is said before
   * one must be about the choice that is still open.
   */
  hear(remark: Remark, open: boolean): boolean {
    if (remark.kind === 'after' && !remark.action) {
      this.limits = remark.sentence;
      return false;
    }
    const fits = remark.kind === 'after' ? remark.seq === this.answered : open;
    if (!fits || (remark.kind === 'before' && this.kind === 'after')) return false;
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
