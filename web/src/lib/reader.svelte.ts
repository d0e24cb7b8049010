/** The large card that is open for reading, and what it belongs to. */
class Reader {
  card = $state('');
  anchor = $state.raw<DOMRect | null>(null);
  private timer = 0;

  /** Opens after a while, unless the reader goes away before. */
  soon(card: string, element: HTMLElement, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.card = card;
      this.anchor = element.getBoundingClientRect();
    }, wait);
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = '';
    this.anchor = null;
  }
}

export const reader = new Reader();
