import type { Step } from './api';
import { HIDDEN, type Sight, type View, type Zone } from './protocol';

/** Who looks: a seat, a watcher (-1), or somebody to whom every card is open. */
export const WATCHER = -1;
export const ALL = -2;

/** The step that a link leads to; 0 for a link to the whole replay. */
export const linkedMove = (fragment: string) =>
  Number(/^#move=(\d{1,5})$/.exec(fragment)?.[1] ?? 0);
export const moveLink = (at: number) => (at ? `#move=${at}` : location.pathname);

const hidden = (cards: string[]) => cards.filter((card) => card === HIDDEN).length;

/** One step as somebody sees it; with all cards, also those that nobody at the table saw. */
export function seenBy(step: Step, eyes: number): { view: View; events: Sight[] } {
  if (eyes !== ALL) return step.views[String(eyes)];
  const { view, events } = seenByAny(step);
  // A replay that was stored long ago holds no more than what somebody saw.
  const zones = (step.zones as Zone[] | undefined) ?? view.zones;
  return { view: { ...view, zones }, events };
}

/** One step with every card that somebody at the table saw. */
export function seenByAny(step: Step): { view: View; events: Sight[] } {
  const views = Object.values(step.views).map(({ view }) => view);
  const base = step.views[String(WATCHER)].view;
  const zones = base.zones.map((zone, at) => {
    const same = views
      .map((view) => view.zones[at])
      .filter((found) => found?.name === zone.name && found.owner === zone.owner);
    return same.reduce((best, found) => (hidden(found.cards) < hidden(best.cards) ? found : best));
  });
  return { view: { ...base, zones }, events: openly(step) };
}

/** What happened as a watcher is told it, but each card as anybody saw it. */
function openly(step: Step): Sight[] {
  const sights = Object.values(step.views).map(({ events }) => events);
  return step.views[String(WATCHER)].events.map((sight, at) => {
    const cards = sight.cards.map((card, place) => {
      const seen = sights.map((events) => events[at].cards[place]);
      return seen.find((found) => found !== HIDDEN) ?? card;
    });
    return { ...sight, cards };
  });
}
