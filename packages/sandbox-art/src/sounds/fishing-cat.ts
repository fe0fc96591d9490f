import { hz, type Note, type Sound } from '../sound.ts';

const splash = (at: number, volume: number): Note[] => [
  { at, length: 0.3, pitch: 7000, to: 1800, wave: 'noise', volume },
  { at, length: 0.12, pitch: 300, to: 700, wave: 'sine', volume: 0.35 },
];

const reel = (from: number): Note[] =>
  Array.from({ length: 7 }, (_, i) => ({
    at: from + i * 0.06,
    length: 0.035,
    pitch: 1000 + i * 90,
    wave: 'square',
    volume: 0.16,
  }));

/** The sad trombone, in small. */
const letDown = ['E4', 'D#4', 'D4'].map(
  (name, i): Note => ({
    at: 1.8 + i * 0.24,
    length: i === 2 ? 0.5 : 0.24,
    pitch: hz(name),
    to: hz(name) * 0.96,
    wave: 'square',
    volume: 0.4,
  }),
);

const joy = ['G4', 'C5', 'E5', 'G5', 'C6'].map(
  (name, i): Note => ({
    at: 4.5 + i * 0.09,
    length: 0.28,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.35,
  }),
);

export const fishingCatSound: Sound = {
  slug: 'fishing-cat',
  seconds: 6,
  notes: [
    { at: 0.95, length: 0.1, pitch: 520, to: 300, wave: 'sine', volume: 0.45 },
    ...reel(1.2),
    ...splash(1.2, 0.4),
    ...letDown,
    { at: 2.6, length: 0.45, pitch: 500, to: 1200, wave: 'sine', volume: 0.22 },
    { at: 3.1, length: 0.3, pitch: 1500, to: 5000, wave: 'noise', volume: 0.2 },
    ...splash(3.42, 0.25),
    { at: 3.85, length: 0.1, pitch: 520, to: 300, wave: 'sine', volume: 0.45 },
    ...reel(4.1),
    ...splash(4.12, 0.45),
    ...joy,
    { at: 5, length: 0.5, pitch: 500, to: 1300, wave: 'sine', volume: 0.25 },
    ...splash(5.56, 0.4),
  ],
  captions: [
    { from: 0.9, to: 1.2, text: '[plop]' },
    { from: 1.2, to: 1.7, text: '[reel clicks, splash]' },
    { from: 1.8, to: 2.5, text: '[sad trombone]' },
    { from: 2.6, to: 3.6, text: '[boot flies off, new cast]' },
    { from: 3.8, to: 4.4, text: '[plop, splash]' },
    { from: 4.5, to: 5.2, text: '[triumphant notes]' },
    { from: 5.5, to: 6, text: '[fish splashes home]' },
  ],
};
