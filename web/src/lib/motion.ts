import type { Travel } from './scenes';
import { settings, SPEEDS } from './settings.svelte';

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** By how much movement that is no card's is quicker than usual; 0: nothing moves. */
export const haste = () => (calm() || document.hidden ? 0 : SPEEDS[settings.speed]);

const MOVE = 260;
/** A heap takes longer than a card, so that one sees where it goes. */
const HEAP = { cards: 3, time: 420 };
const STEP = 45;
/** How long both ends of a way shine for whom nothing travels. */
const SHINE = 500;
/** So that a whole pile does not take longer than a few cards. */
const MOST_STEPS = 8;
const TOSS = 'cubic-bezier(0.34, 0.02, 0.2, 1)';
/** A card is thrown: on its way it rises, the further the higher, and is nearer to the eye. */
const THROW = { slope: 0.16, most: 70, nearer: 0.07 };
const PARTS = [0, 0.25, 0.5, 0.75, 1];

interface Spot {
  x: number;
  y: number;
  width: number;
  turn: number;
  look?: HTMLElement;
}

/** Where the cards that will travel, and the places they leave, lie before the page changes. */
export interface Before {
  pieces: Map<number, Spot>;
  zones: Map<string, Spot>;
}

/** The one layer in which cards travel: above everything that could clip them. */
export class Motion {
  private going = new Set<() => void>();
  /** Where a dragged card was let go, which is where it sets out from. */
  private dropped = new Map<number, { spot: Spot; ghost: HTMLElement }>();

  look(travels: Travel[]): Before {
    const pieces = new Map<number, Spot>();
    const zones = new Map<string, Spot>();
    for (const { id, from } of travels) {
      const look = pieceOf(id);
      const spot = this.dropped.get(id)?.spot ?? (look && spotOf(look));
      if (spot) pieces.set(id, { ...spot, look: look ?? undefined });
      const zone = zones.has(from) ? null : zoneOf(from);
      if (zone) zones.set(from, spotOf(zone));
    }
    return { pieces, zones };
  }

  /** Keeps a dragged card where it was let go, until its move is shown or refused. */
  keep(id: number, ghost: HTMLElement): void {
    this.dropped.get(id)?.ghost.remove();
    this.dropped.set(id, { spot: spotOf(ghost), ghost });
  }

  /** Forgets what was let go; a card that has not become a move is back at its place. */
  release(): void {
    for (const { ghost } of this.dropped.values()) ghost.remove();
    this.dropped.clear();
  }

  /** Lets the cards travel that have changed their home; how long that takes. */
  travel(
    before: Before,
    travels: Travel[],
    speed: number,
    moves: (to: string, by: 1 | -1) => void = () => {},
  ): number {
    this.release();
    if (calm() || document.hidden || speed <= 0) return this.flash(travels);
    // All is measured before anything is drawn, or every card would lay the page out again.
    const ways: Way[] = [];
    const takes = travels.length < HEAP.cards ? MOVE : HEAP.time;
    for (const { id, from, to } of travels) {
      const real = pieceOf(id);
      const start = before.pieces.get(id) ?? before.zones.get(from);
      const target = real ?? zoneOf(to);
      const look = real ?? before.pieces.get(id)?.look;
      if (!start || !target || !look) continue;
      const old = before.pieces.get(id)?.look;
      const delay = (Math.min(ways.length, MOST_STEPS) * STEP) / speed;
      ways.push({
        look,
        old,
        real,
        start,
        end: spotOf(target),
        delay,
        time: takes / speed,
        from,
        to,
      });
    }
    for (const way of ways) this.fly(way, moves);
    return ways.length ? (takes + Math.min(ways.length, MOST_STEPS) * STEP) / speed : 0;
  }

  /** Ends every travel at once: all cards lie where they belong. */
  finish(): void {
    this.release();
    for (const end of [...this.going]) end();
  }

  private fly(way: Way, moves: (to: string, by: 1 | -1) => void): void {
    moves(way.to, 1);
    const ghost = ghostOf(way);
    layer().append(ghost);
    if (way.real) way.real.style.visibility = 'hidden';
    const end = () => {
      going.cancel();
      ghost.remove();
      if (way.real) way.real.style.visibility = '';
      if (this.going.delete(end)) moves(way.to, -1);
    };
    const turned = ghost.classList.contains('turning') ? 180 : null;
    const frames = PARTS.map((part) => ({ transform: thrown(way, part, turned) }));
    const { time: duration, delay } = way;
    const going = ghost.animate(frames, { duration, delay, easing: TOSS, fill: 'both' });
    this.going.add(end);
    going.onfinish = end;
  }

  /** Without movement both ends shine once, so that one still sees what has changed. */
  private flash(travels: Travel[]): number {
    const few = travels.slice(0, MOST_STEPS);
    for (const { id } of few) shine(pieceOf(id), 'arrived');
    for (const from of new Set(few.map((one) => one.from))) {
      const zone = zoneOf(from);
      if (zone) shine(faceFor(zone) ?? zone, 'departed');
    }
    return 0;
  }
}

/** Marks one end of a way for a moment. */
function shine(element: HTMLElement | null, way: 'arrived' | 'departed'): void {
  element?.classList.add(way);
  setTimeout(() => element?.classList.remove(way), SHINE);
}

interface Way {
  look: HTMLElement;
  old?: HTMLElement;
  real: HTMLElement | null;
  start: Spot;
  end: Spot;
  delay: number;
  time: number;
  from: string;
  to: string;
}

/** How a card lies at some part of its way, beginning where it was; null: it does not turn over. */
function thrown({ start, end }: Way, part: number, turned: number | null): string {
  const left = 1 - part;
  const high = 4 * part * left;
  const far = Math.hypot(start.x - end.x, start.y - end.y);
  const rise = Math.min(THROW.most, far * THROW.slope) * high;
  const width = (spot: Spot) => Math.min(spot.width, 220);
  const size = (width(start) * left) / width(end) + part;
  return (
    `translate(${(start.x - end.x) * left}px, ${(start.y - end.y) * left - rise}px) ` +
    `rotate(${start.turn * left + end.turn * part}deg) scale(${size * (1 + THROW.nearer * high)})` +
    (turned === null ? '' : ` rotateY(${turned * part}deg)`)
  );
}

const pieceOf = (id: number) => document.querySelector<HTMLElement>(`.stage [data-piece="${id}"]`);
const zoneOf = (key: string) => document.querySelector<HTMLElement>(`.stage [data-zone="${key}"]`);

/** Whose face stands for a place that a small screen leaves out: its cards come from there. */
function faceFor(element: HTMLElement): HTMLElement | null {
  const zone = element.closest<HTMLElement>('[data-zone]');
  if (!zone || zone.parentElement?.offsetWidth) return null;
  const owner = zone.dataset.zone!.split(':')[1];
  return document.querySelector<HTMLElement>(`.stage [data-name="${owner}"] .face`);
}

/** The middle, width and angle of an element as it is seen. */
function spotOf(element: HTMLElement): Spot {
  const box = (faceFor(element) ?? element).getBoundingClientRect();
  const turn = parseFloat(getComputedStyle(element).getPropertyValue('--turned')) || 0;
  const width = element.dataset.zone ? zoneCard(element, box) : element.offsetWidth;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn };
}

/** A place as a whole stands for one card of the size that lies there. */
function zoneCard(element: HTMLElement, box: DOMRect): number {
  const card = element.querySelector<HTMLElement>('[data-piece], .slot');
  return card?.offsetWidth ?? Math.min(box.width, box.height / 1.4);
}

/** A copy of the card for the layer, lying at its end; with both sides when it turns over. */
function ghostOf({ look, old, end, from, to }: Way): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'travelling';
  ghost.dataset.from = from;
  ghost.dataset.to = to;
  const width = Math.min(end.width, 220);
  Object.assign(ghost.style, {
    width: `${width}px`,
    height: `${width * 1.4}px`,
    left: `${end.x - width / 2}px`,
    top: `${end.y - width * 0.7}px`,
  });
  const turns = old && old.dataset.card !== look.dataset.card;
  if (turns) ghost.classList.add('turning');
  ghost.append(...(turns ? [sideOf(old, 'front'), sideOf(look, 'rear')] : [sideOf(look, 'front')]));
  return ghost;
}

export function sideOf(card: HTMLElement, side: string): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('[data-piece], [data-card]')]) {
    part.removeAttribute('data-piece');
  }
  copy.classList.add('side', side);
  copy.style.visibility = '';
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

export function layer(): HTMLElement {
  let found = document.querySelector<HTMLElement>('.moving');
  if (!found) {
    found = document.createElement('div');
    found.className = 'moving';
    found.setAttribute('aria-hidden', 'true');
    // In the table's own layers, so that a banner can stand above the cards that pass.
    (document.querySelector('.app') ?? document.body).append(found);
  }
  return found;
}
