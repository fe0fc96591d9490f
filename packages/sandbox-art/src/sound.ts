import { clamp, lerp, TAU } from './easing.ts';
import { random } from './random.ts';

/** Timbre of a note: soft, mellow, bright, or a hiss. */
export type Wave = 'sine' | 'triangle' | 'square' | 'noise';

/** Note of a score. It starts at once, fades and ends after its length. */
export interface Note {
  /** Seconds from the start of the clip. */
  at: number;
  /** In seconds. A note that outlasts the clip continues at its start, so that the loop has no seam. */
  length: number;
  /** In Hz; for noise, level changes per second (low is dull, high is sharp). */
  pitch: number;
  /** Pitch in Hz at the end of a glide. @default pitch */
  to?: number;
  wave: Wave;
  /** From 0 to 1. */
  volume: number;
}

/** Description of a clip's sound for people who do not hear it. */
export interface Caption {
  /** In seconds. */
  from: number;
  /** In seconds. */
  to: number;
  text: string;
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
export const sampleRate = 44_100;

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

/** Renders a score to 16-bit mono PCM at `sampleRate`, deterministically. */
export function renderSound({ seconds, notes }: Pick<Sound, 'seconds' | 'notes'>): Int16Array {
  const mix = new Float64Array(Math.round(seconds * sampleRate));
  notes.forEach((note, seed) => {
    const { at, length, pitch, to = pitch, wave, volume } = note;
    const chance = random(seed + 1);
    const first = Math.round(at * sampleRate);
    const count = Math.round(length * sampleRate);
    let turns = 0;
    let hiss = 0;
    for (let i = 0; i < count; i++) {
      const before = Math.floor(turns);
      turns += lerp(pitch, to, i / count) / sampleRate;
      if (wave === 'noise' && (i === 0 || Math.floor(turns) > before)) hiss = chance() * 2 - 1;
      const level = wave === 'noise' ? hiss : shapes[wave](turns);
      const slot = (first + i) % mix.length;
      const loudness = volume * harshness[wave] * envelope(i / sampleRate, length);
      mix[slot] = (mix[slot] ?? 0) + level * loudness;
    }
  });
  return Int16Array.from(mix, (level) => Math.round(clamp(level, -1, 1) * 32_767));
}

export function toWav(samples: Int16Array): Uint8Array {
  const header = 44;
  const size = samples.length * 2;
  const view = new DataView(new ArrayBuffer(header + size));
  const text = (offset: number, value: string) => {
    for (let i = 0; i < value.length; i++) view.setUint8(offset + i, value.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, header - 8 + size, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, size, true);
  samples.forEach((sample, i) => {
    view.setInt16(header + i * 2, sample, true);
  });
  return new Uint8Array(view.buffer);
}
