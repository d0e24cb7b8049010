// Sounds made of filtered noise (paper on cloth) and struck bars (wood), in a small room.

const context = new AudioContext();
const noise = noiseBuffer(1.2);
const out = room();

function noiseBuffer(seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let low = 0;
  for (let at = 0; at < samples.length; at++) {
    const white = Math.random() * 2 - 1;
    // A little of the low end is taken back, as paper has it.
    low = 0.97 * low + 0.03 * white;
    samples[at] = white - low;
  }
  return buffer;
}

/** Everything is heard dry and, quietly, with the walls of a living room. */
function room(): AudioNode {
  const entry = context.createGain();
  const wet = context.createConvolver();
  const share = context.createGain();
  const limit = context.createDynamicsCompressor();
  const length = context.sampleRate * 0.32;
  const echo = context.createBuffer(2, length, context.sampleRate);
  for (const side of [0, 1]) {
    const samples = echo.getChannelData(side);
    for (let at = 0; at < length; at++)
      samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3.5;
  }
  wet.buffer = echo;
  share.gain.value = 0.14;
  entry.gain.value = 0.5;
  entry.connect(limit);
  entry.connect(wet).connect(share).connect(limit);
  limit.connect(context.destination);
  return entry;
}

const now = () => context.currentTime + 0.005;
/** Filtered noise is that much quieter than a tone of the same level. */
const BREADTH = 2.8;
/** A little different each time: no two cards sound the same. */
const about = (value: number, share = 0.12) => value * (1 + (Math.random() * 2 - 1) * share);

function envelope(start: number, attack: number, decay: number, level: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(level, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + attack + decay);
  gain.connect(out);
  return gain;
}

interface Brush {
  at?: number;
  attack?: number;
  decay?: number;
  level?: number;
  /** The filter moves from the first to the last pitch. */
  from: number;
  to: number;
  sharp?: number;
}

function brush({
  at = now(),
  attack = 0.02,
  decay = 0.12,
  level = 0.5,
  from,
  to,
  sharp = 0.9,
}: Brush) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(about(from), at);
  filter.frequency.exponentialRampToValueAtTime(about(to), at + attack + decay);
  source.connect(filter).connect(envelope(at, attack, decay, BREADTH * level));
  source.start(at, Math.random(), attack + decay + 0.05);
}

/** A wooden bar: its tone and, for a moment, the fourth above two octaves. */
function bar(pitch: number, at = now(), level = 0.3, ring = 0.5): void {
  for (const [times, share, length] of [
    [1, 1, 1],
    [3.93, 0.28, 0.22],
    [9.2, 0.08, 0.08],
  ]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch * times;
    tone.connect(envelope(at, 0.004, ring * length, level * share));
    tone.start(at);
    tone.stop(at + ring * length + 0.1);
  }
}

/** A dull knock that falls in pitch. */
function thud(pitch: number, at = now(), level = 0.5): void {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + 0.12);
  tone.connect(envelope(at, 0.006, 0.2, 1.6 * level));
  tone.start(at);
  tone.stop(at + 0.25);
}

const slide = (at = now(), level = 0.34) => {
  brush({ at, attack: 0.03, decay: 0.11, level, from: 1500, to: 4200, sharp: 0.7 });
  brush({ at: at + 0.1, attack: 0.004, decay: 0.035, level: level * 0.8, from: 1100, to: 500 });
};
const scale = (pitches: number[], step: number, level = 0.26, ring = 0.6) =>
  pitches.forEach((pitch, at) => bar(pitch, now() + at * step, level, ring));

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const A4 = 440;
const C6 = 1046.5;

export const sounds = {
  card: () => slide(),
  flip: () => {
    brush({ attack: 0.003, decay: 0.02, level: 0.4, from: 3800, to: 2600, sharp: 1.4 });
    brush({ at: now() + 0.045, attack: 0.003, decay: 0.04, level: 0.45, from: 900, to: 420 });
  },
  shuffle: () => {
    for (let card = 0; card < 16; card++) {
      // The riffle gathers speed and slows down again.
      const at = now() + 0.46 * (0.5 - Math.cos((Math.PI * card) / 15) / 2);
      brush({ at, attack: 0.002, decay: 0.018, level: 0.24, from: 3000, to: 1700, sharp: 1.6 });
    }
    slide(now() + 0.52, 0.3);
  },
  take: () => [0, 1, 2, 3, 4].forEach((card) => slide(now() + card * 0.055, 0.26)),
  clear: () => {
    brush({ attack: 0.16, decay: 0.3, level: 0.42, from: 500, to: 5200, sharp: 0.6 });
    scale([G5, C6], 0.09, 0.18);
  },
  hit: () => {
    thud(150);
    brush({ attack: 0.003, decay: 0.09, level: 0.4, from: 700, to: 240 });
  },
  rise: () => scale([A4, C5, E5, A4 * 2], 0.1),
  turn: () => scale([E5, E5 * 1.5], 0.12, 0.24),
  refused: () => {
    thud(190, now(), 0.4);
    thud(170, now() + 0.1, 0.28);
  },
  chat: () => bar(C6 * 1.122, now(), 0.24, 0.22),
  win: () => {
    scale([C5, E5, G5, C6], 0.11, 0.26, 0.8);
    brush({ at: now() + 0.34, attack: 0.12, decay: 0.5, level: 0.12, from: 5000, to: 8000 });
  },
  over: () => scale([E5, C5, A4], 0.17, 0.22, 0.7),
};

export type Sound = keyof typeof sounds;
