import { hz, type Note, type Sound } from '../sound.ts';

const ticks = Array.from(
  { length: 7 },
  (_, i): Note => ({
    at: 1.1 + i * 0.22,
    length: 0.04,
    pitch: i % 2 ? 1500 : 1900,
    wave: 'square',
    volume: 0.18,
  }),
);

const blips = [900, 1300, 1100].map(
  (pitch, i): Note => ({
    at: 0.05 + i * 0.11,
    length: 0.09,
    pitch,
    wave: 'square',
    volume: 0.22,
  }),
);

const delight = ['E5', 'G5', 'B5', 'E6'].map(
  (name, i): Note => ({
    at: 3.5 + i * 0.1,
    length: 0.3,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.3,
  }),
);

const bites = Array.from(
  { length: 3 },
  (_, i): Note => ({
    at: 4.3 + i * 0.17,
    length: 0.1,
    pitch: 3000,
    wave: 'noise',
    volume: 0.5,
  }),
);

export const robotToastSound: Sound = {
  slug: 'robot-toast',
  seconds: 5,
  notes: [
    ...blips,
    { at: 0.65, length: 0.12, pitch: 240, to: 150, wave: 'triangle', volume: 0.5 },
    { at: 0.88, length: 0.08, pitch: 4200, wave: 'noise', volume: 0.5 },
    { at: 0.9, length: 0.1, pitch: 420, to: 300, wave: 'square', volume: 0.3 },
    ...ticks,
    { at: 2.7, length: 0.3, pitch: 240, to: 980, wave: 'sine', volume: 0.6 },
    { at: 2.7, length: 0.7, pitch: hz('A6'), wave: 'sine', volume: 0.2 },
    { at: 3.1, length: 0.4, pitch: 900, to: 380, wave: 'sine', volume: 0.2 },
    { at: 3.5, length: 0.12, pitch: 1800, to: 1500, wave: 'triangle', volume: 0.2 },
    ...delight,
    ...bites,
  ],
  captions: [
    { from: 0, to: 0.5, text: '[robot beeps]' },
    { from: 0.6, to: 1, text: '[lever clicks]' },
    { from: 1.1, to: 2.6, text: '[timer ticks]' },
    { from: 2.7, to: 3.4, text: '[toaster pops]' },
    { from: 3.5, to: 4.2, text: '[happy chime]' },
    { from: 4.3, to: 4.9, text: '[crunch]' },
  ],
};
