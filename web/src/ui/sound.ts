import { settings } from '../lib/settings.svelte';

let context: AudioContext | undefined;

const TUNES = {
  card: [[320, 0, 0.05]],
  turn: [
    [520, 0, 0.1],
    [780, 0.1, 0.14],
  ],
  refused: [[160, 0, 0.14]],
  over: [
    [440, 0, 0.14],
    [550, 0.14, 0.14],
    [660, 0.28, 0.3],
  ],
  chat: [[880, 0, 0.06]],
};

/** A few short tones made on the spot; silent until a person has touched the page. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
