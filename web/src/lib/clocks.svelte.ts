import type { Clock, Clocks as Times } from './protocol';

/** The time that each seat has left, by the server's clock. */
export class Clocks {
  private given = $state.raw<Times | null>(null);
  private at = $state(Date.now());
  /** How far the server's clock is ahead of this one, in seconds. */
  ahead = $state(0);

  set(given: Times | undefined): void {
    if (!given) return;
    this.given = given;
    this.at = Date.now();
  }

  hear(now: number): void {
    this.ahead = now - Date.now() / 1000;
  }

  limited(seat: number): boolean {
    return this.given?.left[seat] != null;
  }

  runs(seat: number): boolean {
    return this.given?.running.includes(seat) ?? false;
  }

  /** Seconds left at a time of this machine's clock, or null without a limit. */
  left(seat: number, now: number): number | null {
    const given = this.given?.left[seat];
    if (given === null || given === undefined) return null;
    const gone = this.runs(seat) ? (now - this.at) / 1000 : 0;
    return Math.max(0, given - Math.max(0, gone));
  }

  /** Which part of the time is left: the arc round a seat. */
  part(seat: number, now: number, clock?: Clock): number | null {
    const left = this.left(seat, now);
    return left === null || !clock?.seconds ? null : Math.min(1, left / clock.seconds);
  }
}
