import type { Skin } from '../games/skin';
import type { Step } from '../lib/api';
import type { AnalysedMoment } from '../lib/messages';
import { HIDDEN, type Sight, type View } from '../lib/protocol';
import { seenByAny } from '../lib/replay';

/** The card that an action is about, or nothing: as the seat sees it that chooses. */
export function cardOf(skin: Skin, action: string, view: View): string {
  const touched = skin.path(action.split(' '), view).find((pick) => 'zone' in pick);
  if (!touched || !('zone' in touched)) return '';
  if ('card' in touched) return touched.card;
  const place = view.zones.find(
    ({ name, owner }) => name === touched.zone && owner === touched.owner,
  );
  const card = place?.cards[touched.at] ?? '';
  return card === HIDDEN ? '' : card;
}

/**
 * The card that was played and the better one, each empty where its move is about no card; a single
 * one where both are the same.
 */
export function cardsOf(skin: Skin, moment: AnalysedMoment, seat: number, steps: Step[]): string[] {
  const view = steps[moment.move - 1]?.views[String(seat)]?.view;
  // A report that was stored before moves were named in it tells them in its sentence alone.
  if (!view || !moment.played || !moment.better) return [];
  const found = [moment.played, moment.better].map((action) => cardOf(skin, action, view));
  return found.some(Boolean) ? [...new Set(found)] : [];
}

/** What happened in a step with cards that nobody had seen before it, each card as it came. */
export function revealed(steps: Step[], move: number): Sight[] {
  const events = seenByAny(steps[move]).events;
  if (!move) return events.filter(({ cards }) => cards.some((card) => card !== HIDDEN));
  const { zones } = seenByAny(steps[move - 1]).view;
  const closed = zones.filter(({ cards }) => cards.includes(HIDDEN)).map(({ name }) => name);
  return events.filter(
    ({ source, cards }) => closed.includes(source) && cards.some((card) => card !== HIDDEN),
  );
}
