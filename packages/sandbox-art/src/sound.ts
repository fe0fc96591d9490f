import { clamp, lerp, TAU } from './easing.ts';
import { random } from './random.ts';
import type { Caption } from './scene.ts';

/** Timbre of a note: soft, mellow, bright, or a hiss. */
type Wave = 'sine' | 'triangle' | 'square' | 'noise';

/** Note of a score. It starts at once, fades and ends after its length. */
export interface Note {
  /** Seconds from the start of the clip. */
  at: number;
  /** In seconds. A note that outlasts the clip continues at its start, so that the loop has no seam. */
  length: number;
  /** In Hz; for noise, level changes per second (low is dull, high is sharp). */
  pitch: number;
  /** Pitch in Hz at the end of a glide; by default that of the note. */
  to?: number;
  wave: Wave;
  /** From 0 to 1. */
  volume: number;
}

export interface Sound {
  slug: string;
  /** Length of the clip in seconds. */
  seconds: number;
  notes: readonly Note[];
  /** In English, sorted, without overlap. */
  captions: readonly Caption[];
}

/** Samples per second. */
export const SAMPLE_RATE = 44_100;

const attack = 0.006;
const release = 0.03;
/** Decay of a note by its end: e to the power of minus this. */
const ringDown = 3;
/** Square waves and noise sound louder than they measure. */
const harshness: Record<Wave, number> = { sine: 1, triangle: 1, square: 0.35, noise: 0.6 };

const semitones: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

/** Frequency of a pitch in Hz: `A4` is 440, `F#5` is 740. */
export function hz(name: string): number {
  const [letter = 'A', ...rest] = name;
  const sharp = rest.includes('#') ? 1 : 0;
  const octave = Number(rest.at(-1)) - 4;
  return 440 * 2 ** (octave + ((semitones[letter] ?? 0) + sharp) / 12);
}

const shapes: Record<Exclude<Wave, 'noise'>, (turns: number) => number> = {
  sine: (turns) => Math.sin(turns * TAU),
  triangle: (turns) => 4 * Math.abs(((turns + 0.75) % 1) - 0.5) - 1,
  square: (turns) => (turns % 1 < 0.5 ? 1 : -1),
};

const envelope = (since: number, length: number): number =>
  clamp(since / attack) *
  Math.exp((-ringDown * since) / length) *
  clamp((length - since) / Math.min(release, length));

/** Renders a score to 16-bit mono PCM at `SAMPLE_RATE`, deterministically. */
export function renderSound({ seconds, notes }: Pick<Sound, 'seconds' | 'notes'>): Int16Array {
  const mix = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  notes.forEach((note, seed) => {
    const { at, length, pitch, to = pitch, wave, volume } = note;
    const chance = random(seed + 1);
    const first = Math.round(at * SAMPLE_RATE);
    const count = Math.round(length * SAMPLE_RATE);
    let turns = 0;
    let hiss = 0;
    for (let i = 0; i < count; i++) {
      const before = Math.floor(turns);
      turns += lerp(pitch, to, i / count) / SAMPLE_RATE;
      if (wave === 'noise' && (i === 0 || Math.floor(turns) > before)) hiss = chance() * 2 - 1;
      const level = wave === 'noise' ? hiss : shapes[wave](turns);
      const slot = (first + i) % mix.length;
      const loudness = volume * harshness[wave] * envelope(i / SAMPLE_RATE, length);
      mix[slot] = (mix[slot] ?? 0) + level * loudness;
    }
  });
  return Int16Array.from(mix, (level) => Math.round(clamp(level, -1, 1) * 32_767));
}
