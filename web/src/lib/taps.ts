/** Within this many milliseconds, and this near, a second tap of a finger belongs to the first. */
const QUICK = 400;
const NEAR = 40;

/** What is known of a click: how many there were, when, where, and by what. */
type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & {
  pointerType?: string;
};

/** Tells the second click of a double click, which is no answer to what the first one has brought. */
export class Taps {
  private last: (Click & { answers: number }) | null = null;

  /** Whether a click repeats one by which the number of answers has grown. */
  repeats(click: Click, answers: number): boolean {
    const { last } = this;
    if (last && last.answers !== answers && isDouble(last, click)) return true;
    const { detail, timeStamp, clientX, clientY } = click;
    this.last = { detail, timeStamp, clientX, clientY, answers };
    return false;
  }
}

/** A mouse counts its clicks as the system is set; keys count none, and fingers not everywhere. */
function isDouble(first: Click, second: Click): boolean {
  if (second.pointerType !== 'touch') return second.detail > 1;
  const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < QUICK && far < NEAR;
}

/** Keeps the second click of a double click from everything within. */
export function oneTap(node: HTMLElement, answers: () => number) {
  const taps = new Taps();
  const click = (event: MouseEvent) => taps.repeats(event, answers()) && event.stopPropagation();
  node.addEventListener('click', click, true);
  return { destroy: () => node.removeEventListener('click', click, true) };
}
