import type { Banner } from '../games/skin';
import type { Sight } from '../lib/protocol';

export interface KeyMoment {
  seq: number;
  seat: number;
  text: string;
  note: string;
  /** The same told to anybody. */
  story: string;
  tone: NonNullable<Banner['tone']>;
  /** The card to show beside it, if one was seen. */
  card: string;
}

/** The moments of a game that changed most, oldest first, none told twice; the later of two equals. */
export function keyMoments(
  log: Sight[],
  banner: (event: Sight) => Banner | null,
  most = 3,
): KeyMoment[] {
  const found = new Map<string, { at: number; weight: number; moment: KeyMoment }>();
  for (const [at, event] of log.entries()) {
    const said = banner(event);
    if (!said || said.passing) continue;
    const weight = said.weight ?? Math.max(event.amount, event.cards.length);
    if ((found.get(said.text)?.weight ?? 0) > weight) continue;
    found.set(said.text, { at, weight, moment: told(event, said) });
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ moment }) => moment);
}

const told = (event: Sight, said: Banner): KeyMoment => ({
  seq: event.seq,
  seat: event.seat,
  text: said.text,
  note: said.note ?? '',
  story: event.text,
  tone: said.tone ?? 'plain',
  card: event.cards.find((card) => card !== '?') ?? '',
});
