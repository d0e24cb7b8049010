import type { Skin } from './skin';
import { kanobu } from './kanobu';
import { karma } from './karma';
import { karmaka } from './karmaka';
import { plain } from './plain';
import { unit } from './unit';

const SKINS: Record<string, Skin> = { karma, kanobu, unit, karmaka };

/** How a game looks; one without a skin of its own is still playable. */
export const skinOf = (game: string): Skin => SKINS[game] ?? plain;
