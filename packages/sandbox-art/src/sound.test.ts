import { describe, expect, it } from 'vitest';
import { scenes } from './scenes/index.ts';
import { hz, type Note, renderSound, SAMPLE_RATE, type Sound } from './sound.ts';
import { sounds } from './sounds/index.ts';

const tone: Note = { at: 0, length: 1, pitch: 440, wave: 'sine', volume: 0.5 };

const loudest = (samples: Int16Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

const risingEdges = (samples: Int16Array): number => {
  let edges = 0;
  for (let i = 1; i < samples.length; i++) {
    if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) edges++;
  }
  return edges;
};

describe('renderSound', () => {
  it('is silent without notes', () => {
    const samples = renderSound({ seconds: 0.5, notes: [] });
    expect(samples).toHaveLength(SAMPLE_RATE / 2);
    expect(loudest(samples)).toBe(0);
  });

  it.each(['sine', 'triangle', 'square'] as const)('plays a %s at its pitch', (wave) => {
    const samples = renderSound({ seconds: 1, notes: [{ ...tone, wave }] });
    expect(Math.abs(risingEdges(samples) - 440)).toBeLessThanOrEqual(1);
  });

  it('glides to another pitch', () => {
    const samples = renderSound({ seconds: 1, notes: [{ ...tone, to: 880 }] });
    expect(Math.abs(risingEdges(samples) - 660)).toBeLessThanOrEqual(1);
  });

  it('starts a note at its time and fades it out', () => {
    const samples = renderSound({ seconds: 1, notes: [{ ...tone, at: 0.5, length: 0.5 }] });
    const part = (from: number, to: number) =>
      loudest(samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE));
    expect(part(0, 0.5)).toBe(0);
    expect(part(0.5, 0.6)).toBeGreaterThan(part(0.9, 1));
  });

  it('lets a note ring on over the seam of the loop', () => {
    const samples = renderSound({ seconds: 1, notes: [{ ...tone, at: 0.9, length: 0.4 }] });
    expect(loudest(samples.subarray(0, 0.1 * SAMPLE_RATE))).toBeGreaterThan(0);
    expect(loudest(samples.subarray(0.4 * SAMPLE_RATE, 0.8 * SAMPLE_RATE))).toBe(0);
  });

  it('clips sound that is too loud', () => {
    const notes = [1, 2, 3].map(() => ({ ...tone, volume: 1 }));
    expect(loudest(renderSound({ seconds: 1, notes }))).toBe(32_767);
  });

  it('is deterministic', () => {
    const score: Pick<Sound, 'seconds' | 'notes'> = {
      seconds: 0.2,
      notes: [{ ...tone, wave: 'noise' }],
    };
    expect(renderSound(score)).toEqual(renderSound(score));
  });
});

describe('hz', () => {
  it.each([
    ['A4', 440],
    ['C4', 261.63],
    ['F#5', 739.99],
    ['B3', 246.94],
  ])('reads %s as %d Hz', (name, pitch) => {
    expect(hz(name)).toBeCloseTo(pitch, 2);
  });
});

describe.each(sounds)('the sound of $slug', ({ slug, seconds, notes, captions }) => {
  it('is as long as its clip', () => {
    const scene = scenes.find((scene) => scene.slug === slug);
    expect(scene).toMatchObject({ kind: 'clip', seconds });
  });

  it('is audible, and never so loud that it clips', () => {
    const peak = loudest(renderSound({ seconds, notes }));
    expect(peak).toBeGreaterThan(6_000);
    expect(peak).toBeLessThan(32_767);
  });

  it('has notes and captions in order and within the clip', () => {
    for (const { at } of notes) expect(at >= 0 && at < seconds).toBe(true);
    const moments = captions.flatMap(({ from, to }) => [from, to]);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThanOrEqual(seconds);
    expect(captions.length).toBeGreaterThan(0);
  });
});
