/** Minutes and seconds, never below zero. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** The time of day that components may follow, twice a second while somebody looks. */
export class Ticker {
  now = $state(Date.now());

  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
