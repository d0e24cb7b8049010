import { settings } from '../lib/settings.svelte';
import type { Sound } from './synth';

let synth: Promise<typeof import('./synth')> | undefined;

/** A sound made on the spot; silent until a person has touched the page, loaded when first heard. */
export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  synth ??= import('./synth');
  void synth.then(({ sounds }) => sounds[sound]());
}
