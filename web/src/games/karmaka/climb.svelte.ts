import { haste } from '../../lib/motion';

const TIME = 620;
const EASING = 'cubic-bezier(0.34, 0.02, 0.2, 1)';

type Pawn = HTMLElement & { dataset: { pawn: string } };

/** Lets the pawns of a ladder climb when `heights` changes: each from where it stood. */
export function climbing(ladder: () => HTMLElement | undefined, heights: () => string): void {
  let stood = new Map<string, DOMRect>();
  const pawns = () => [...(ladder()?.querySelectorAll<Pawn>('[data-pawn]') ?? [])];
  $effect.pre(() => {
    void heights();
    stood = new Map(pawns().map((pawn) => [pawn.dataset.pawn, pawn.getBoundingClientRect()]));
  });
  $effect(() => {
    void heights();
    const speed = haste();
    if (speed) for (const pawn of pawns()) climb(pawn, stood.get(pawn.dataset.pawn), speed);
  });
}

function climb(pawn: Pawn, from: DOMRect | undefined, speed: number): void {
  const to = pawn.getBoundingClientRect();
  const way = from && [from.x - to.x, from.y - to.y];
  if (!way || Math.hypot(...way) < 2) return;
  const translate = way.map((part) => `${part}px`).join(' ');
  const frames = [{ translate }, { translate: '0 0' }];
  pawn.animate(frames, { duration: TIME / speed, easing: EASING });
}
