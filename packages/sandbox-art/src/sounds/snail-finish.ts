import { random } from '../random.ts';
import { hz, type Note, type Sound } from '../sound.ts';

const steps = Array.from(
  { length: 6 },
  (_, i): Note => ({
    at: 0.1 + i * 0.46,
    length: 0.2,
    pitch: i % 2 ? 190 : 160,
    to: 240,
    wave: 'triangle',
    volume: 0.4,
  }),
);

const drumRoll = Array.from(
  { length: 16 },
  (_, i): Note => ({
    at: 1.9 + i * 0.055,
    length: 0.06,
    pitch: 2200,
    wave: 'noise',
    volume: 0.08 + i * 0.012,
  }),
);

const chance = random(17);
const applause = Array.from(
  { length: 90 },
  (_, i): Note => ({
    at: 2.85 + i * 0.024 + chance() * 0.03,
    length: 0.03 + chance() * 0.03,
    pitch: 3000 + chance() * 5000,
    wave: 'noise',
    volume: 0.22 * (1 - i / 110),
  }),
);

const fanfare = ['C5', 'C5', 'C5', 'E5', 'G5', 'E5', 'G5', 'C6'].map(
  (name, i): Note => ({
    at: 3.1 + i * 0.14,
    length: i === 7 ? 0.9 : 0.2,
    pitch: hz(name),
    wave: 'square',
    volume: 0.42,
  }),
);

const goodbye = ['G4', 'E4', 'C4'].map(
  (name, i): Note => ({
    at: 4.9 + i * 0.24,
    length: 0.3,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.25,
  }),
);

export const snailFinishSound: Sound = {
  slug: 'snail-finish',
  seconds: 6,
  notes: [
    ...steps,
    ...drumRoll,
    { at: 2.8, length: 0.15, pitch: 900, to: 300, wave: 'square', volume: 0.35 },
    ...applause,
    ...fanfare,
    ...goodbye,
  ],
  captions: [
    { from: 0, to: 1.8, text: '[slow, squishy steps]' },
    { from: 1.9, to: 2.7, text: '[drum roll]' },
    { from: 2.8, to: 3.1, text: '[tape snaps]' },
    { from: 3.1, to: 4.8, text: '[fanfare, crowd cheers]' },
    { from: 4.9, to: 5.7, text: '[gentle notes]' },
  ],
};
