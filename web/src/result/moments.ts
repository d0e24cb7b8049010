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

/** The last few moments of a game that were worth a banner and more than passing, oldest first, none told twice. */
export function keyMoments(
  log: Sight[],
  banner: (event: Sight) => Banner | null,
  most = 3,
): KeyMoment[] {
  const found: KeyMoment[] = [];
  for (const event of log.toReversed()) {
    if (found.length === most) break;
    const said = banner(event);
    if (!said || said.passing || found.some(({ text }) => text === said.text)) continue;
    found.push({
      seq: event.seq,
      seat: event.seat,
      text: said.text,
      note: said.note ?? '',
      story: event.text,
      tone: said.tone ?? 'plain',
      card: event.cards.find((card) => card !== '?') ?? '',
    });
  }
  return found.reverse();
}
