interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Which of the boxes lies next in a direction: straight ahead counts more than near. */
export function nextTo(from: Box, boxes: Box[], [dx, dy]: [number, number]): number {
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  for (const [at, box] of boxes.entries()) {
    const end = middle(box);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 4 && cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Arrow keys go over the table from card to card, and to what is lit while something is picked. */
export function steer(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const from = document.activeElement as HTMLElement | null;
  if (!way || !from?.closest('.stage')) return false;
  const all = [...document.querySelectorAll<HTMLElement>('.stage button:not(:disabled)')].filter(
    (button) => button !== from && button.offsetWidth,
  );
  const at = nextTo(
    from.getBoundingClientRect(),
    all.map((button) => button.getBoundingClientRect()),
    way,
  );
  if (at < 0) return false;
  event.preventDefault();
  all[at].focus();
  return true;
}
