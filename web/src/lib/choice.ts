import type { View } from './protocol';

/** What a choice is about: what may be done, and one's own cards. */
const aboutOf = ({ seat, zones, legal, prompt }: View): string =>
  JSON.stringify([prompt, legal, zones.filter(({ owner }) => owner === seat)]);

/** Whether all choose at once, unseen by each other, and only somebody else has chosen. */
export const isSameChoice = (before: View, after: View): boolean =>
  [before, after].every(({ figures, to_act, seat }) => figures.chosen && to_act.includes(seat)) &&
  aboutOf(before) === aboutOf(after);
