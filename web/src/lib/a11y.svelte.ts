class Voice {
  text = $state('');
}

/** What the live region says. */
export const voice = new Voice();

let waiting: string[] = [];
let timer = 0;

/** Tell screen readers; several happenings at once become one message. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // Some are whole sentences with a full stop of their own.
    voice.text = waiting
      .slice(-6)
      .join('. ')
      .replace(/([.!?…])\. /g, '$1 ');
    waiting = [];
  }, 150);
}

/** Arrow keys walk among the cards and buttons of one group; Tab leaves it. */
export function arrows(node: HTMLElement) {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  };
  node.addEventListener('keydown', move);
  return { destroy: () => node.removeEventListener('keydown', move) };
}
