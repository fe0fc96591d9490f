import { hz, type Note, type Sound } from '../sound.ts';

/** A marble on wood: quicker and brighter clicks as it gathers speed. */
const roll = (from: number, to: number): Note[] =>
  Array.from({ length: 9 }, (_, i) => ({
    at: from + (to - from) * ((i + 0.5) / 9) ** 0.6,
    length: 0.05,
    pitch: 1400 + i * 160,
    wave: 'noise',
    volume: 0.1 + i * 0.012,
  }));

const bars = ['C5', 'D5', 'E5', 'G5', 'A5'].map(
  (name, i): Note => ({
    at: 3.45 + i * 0.25,
    length: 0.5,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.45,
  }),
);

const bell = [1, 2.76, 5.4].map(
  (partial, i): Note => ({
    at: 4.8,
    length: 1.1 - i * 0.25,
    pitch: hz('C6') * partial,
    wave: 'sine',
    volume: 0.36 / (i + 1),
  }),
);

export const marbleRunSound: Sound = {
  slug: 'marble-run',
  seconds: 6,
  notes: [
    ...roll(0.05, 0.88),
    { at: 1.3, length: 0.3, pitch: 180, to: 420, wave: 'sine', volume: 0.55 },
    { at: 1.7, length: 0.3, pitch: 240, to: 560, wave: 'sine', volume: 0.5 },
    { at: 2.1, length: 0.09, pitch: 300, to: 200, wave: 'triangle', volume: 0.5 },
    ...roll(2.15, 2.88),
    { at: 3.15, length: 0.1, pitch: 380, to: 300, wave: 'triangle', volume: 0.5 },
    ...bars,
    ...bell,
    { at: 5.05, length: 0.45, pitch: 2600, to: 900, wave: 'noise', volume: 0.2 },
    { at: 5.5, length: 0.42, pitch: 260, to: 780, wave: 'triangle', volume: 0.25 },
  ],
  captions: [
    { from: 0, to: 0.9, text: '[marble rolls]' },
    { from: 1.3, to: 2, text: '[boing, boing]' },
    { from: 2.1, to: 3.2, text: '[marble rolls on]' },
    { from: 3.4, to: 4.7, text: '[xylophone notes rise]' },
    { from: 4.8, to: 5.4, text: '[bell rings]' },
    { from: 5.5, to: 6, text: '[lift hums]' },
  ],
};
