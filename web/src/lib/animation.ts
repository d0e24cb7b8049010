import type { Place } from './places';

const TIME = 420;
const STEP = 45;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spot {
  element: HTMLElement;
  box: DOMRect;
}

export interface Before {
  pieces: Map<number, Spot>;
  zones: Map<string, DOMRect>;
  homes: Map<number, string>;
}

/** Where every card lies now, to be called before the page changes. */
export function look(places: Place[]): Before {
  const zones = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    zones.set(element.dataset.zone!, element.getBoundingClientRect());
  }
  return { pieces: pieces(), zones, homes: homes(places) };
}

function homes(places: Place[]): Map<number, string> {
  return new Map(places.flatMap((place) => place.pieces.map(({ id }) => [id, place.key] as const)));
}

function pieces(): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    found.set(Number(element.dataset.piece), { element, box: element.getBoundingClientRect() });
  }
  return found;
}

/** Lets every card that has moved travel from where it was. */
export function fly(before: Before, places: Place[]): void {
  if (calm() || document.hidden) return;
  const now = pieces();
  let order = 0;
  for (const [id, { element, box }] of now) {
    const from = before.pieces.get(id)?.box ?? before.zones.get(before.homes.get(id) ?? '');
    if (!from?.width || !box.width || !moved(from, box)) continue;
    travel(element, from, box, Math.min(order++, 8) * STEP);
  }
  for (const [id, key] of homes(places)) {
    const gone = before.pieces.get(id);
    const target = document.querySelector(`[data-zone="${key}"]`)?.getBoundingClientRect();
    if (!now.has(id) && gone && target?.width) ghost(gone, target, Math.min(order++, 8) * STEP);
  }
}

const moved = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 2;

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(2, from.height / to.height)})`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const frames = [
    { transform: shift(from, to), zIndex: 30 },
    { transform: 'none', zIndex: 30 },
  ];
  element.animate(frames, { duration: TIME, delay, easing: EASE, fill: 'backwards' });
}

function ghost({ element, box }: Spot, to: DOMRect, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.classList.add('ghost');
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  const x = to.x + to.width / 2 - box.x - box.width / 2;
  const y = to.y + to.height / 2 - box.y - box.height / 2;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.4 },
  ];
  const going = copy.animate(frames, { duration: TIME, delay, easing: EASE, fill: 'both' });
  going.onfinish = () => copy.remove();
}
