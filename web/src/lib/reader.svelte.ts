/** The large card that is open for reading, and what it belongs to. */
class Reader {
  card = $state('');
  anchor = $state.raw<DOMRect | null>(null);
  private timer = 0;
  /** It was opened on purpose and stays, with its rules to choose; the press for it is no tap. */
  pinned = $state(false);

  /** Opens after a while, unless the reader goes away before. */
  soon(card: string, element: HTMLElement, wait: number, pin = false): void {
    clearTimeout(this.timer);
    const open = () => {
      this.card = card;
      this.anchor = element.getBoundingClientRect();
      this.pinned = pin;
    };
    // What is asked for on purpose opens before the same press can end it.
    if (wait) this.timer = window.setTimeout(open, wait);
    else open();
  }

  /** The pointer or the focus goes on. */
  leave(): void {
    clearTimeout(this.timer);
    if (!this.pinned) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.card = '';
    this.anchor = null;
    this.pinned = false;
  }
}

export const reader = new Reader();
