import type { Pick } from '../games/skin';
import { layer, sideOf } from './motion';

/** How far a finger or mouse goes before a press becomes a drag. */
const SLACK = 8;

interface Drag {
  /** Whether the card can be picked up now. */
  lift(): boolean;
  /** Let go over a target or over nothing; the copy may be kept where it is. */
  drop(target: Pick | null, ghost: HTMLElement): void;
  /** It was let go over a place where it cannot lie. */
  missed?(place: string): void;
}

/** What a target of the page stands for: data-drop for a place, data-seat for a seat, data-at for a card. */
function pickOf(element: HTMLElement): Pick | null {
  const { drop, seat, pick } = element.dataset;
  if (drop) return { place: drop };
  if (seat) return { seat: Number(seat) };
  return pick ? (JSON.parse(pick) as Pick) : null;
}

/** The smallest place round a point that does not take what is held, if there is one. */
function unlitAt(x: number, y: number): string {
  const holds = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom;
  const [place] = [...document.querySelectorAll<HTMLElement>('.stage [data-drop]:not([data-lit])')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => holds(box))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return place?.element.dataset.drop ?? '';
}

/** The lit target under a point, or the nearest one within a finger's breadth. */
function targetAt(x: number, y: number): HTMLElement | null {
  const far = ({ left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const lit = [...document.querySelectorAll<HTMLElement>('.stage [data-lit]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({ element, off: far(box), size: box.width * box.height }))
    .filter(({ off }) => off < 36)
    .sort((a, b) => a.off - b.off || a.size - b.size);
  return lit[0]?.element ?? null;
}

/** Lets a card be dragged with a mouse, a pen or a finger; the copy goes through the top layer. */
export function draggable(node: HTMLElement, drag: Drag) {
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let dragged = false;

  const follow = (event: PointerEvent) => {
    if (!ghost) return;
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const target = targetAt(event.clientX, event.clientY);
    if (target === over) return;
    over?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    over = target;
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    // The button was let go where nobody told this card of it.
    if (!event.buttons) return cancel();
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!ghost && far < SLACK) return;
    if (!ghost) {
      if (!drag.lift()) return stop();
      ghost = ghostOf(node);
      layer().append(ghost);
    }
    follow(event);
  };
  const up = (event: PointerEvent) => {
    if (ghost) {
      const target = over ? pickOf(over) : null;
      const missed = target ? '' : unlitAt(event.clientX, event.clientY);
      dragged = true;
      setTimeout(() => (dragged = false));
      drag.drop(target, ghost);
      if (missed) drag.missed?.(missed);
    }
    stop();
  };
  /** The browser or another window has taken the pointer away: the card is back at its place. */
  const cancel = () => {
    if (ghost) drag.drop(null, ghost);
    stop();
  };
  const stop = () => {
    over?.removeAttribute('data-over');
    if (ghost && !ghost.dataset.kept) ghost.remove();
    start = ghost = over = null;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = event;
    // From here on, so that a quick mouse is followed out of the card.
    node.setPointerCapture(event.pointerId);
  };
  // A drag is no tap.
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
  };
  node.addEventListener('click', click, true);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('lostpointercapture', cancel);
  node.addEventListener('dragstart', (event) => event.preventDefault());
  return {
    update: (now: Drag) => (drag = now),
    destroy: stop,
  };
}

function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'travelling dragged';
  const width = node.offsetWidth;
  Object.assign(ghost.style, {
    width: `${width}px`,
    height: `${width * 1.4}px`,
    left: `${-width / 2}px`,
    top: `${-width * 0.7}px`,
  });
  ghost.append(sideOf(node, 'front'));
  return ghost;
}
