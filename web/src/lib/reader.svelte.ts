/** How long a pointer may be away before the card closes: the time to reach its links. */
const LINGER = 260;

/** The large card that is open for reading, and what it belongs to. */
class Reader {
  card = $state('');
  anchor = $state.raw<DOMRect | null>(null);
  private timer = 0;
  /** A long press has opened it: letting go is no tap then. */
  private pressed = false;

  /** Opens after a while, unless the reader goes away before. */
  soon(card: string, element: HTMLElement, wait: number, press = false): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.card = card;
      this.anchor = element.getBoundingClientRect();
      this.pressed = press;
    }, wait);
  }

  /** The pointer is on the large card itself. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    clearTimeout(this.timer);
    if (!this.pressed) this.timer = window.setTimeout(() => this.close(), LINGER);
  }

  /** Whether the tap that ends now was a long press for reading. */
  wasPress(): boolean {
    return this.pressed;
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = '';
    this.anchor = null;
    this.pressed = false;
  }
}

export const reader = new Reader();
