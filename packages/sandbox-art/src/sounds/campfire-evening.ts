import { random } from '../random.ts';
import { hz, type Note, type Sound } from '../sound.ts';

const chance = random(6);
const crackle = Array.from(
  { length: 46 },
  (_, i): Note => ({
    at: i * 0.13 + chance() * 0.1,
    length: 0.02 + chance() * 0.05,
    pitch: 2500 + chance() * 5000,
    wave: 'noise',
    volume: 0.06 + chance() * 0.16,
  }),
);

const wish = ['E6', 'D6', 'B5', 'G5', 'E5', 'D5'].map(
  (name, i): Note => ({
    at: 1.4 + i * 0.13,
    length: 0.6,
    pitch: hz(name),
    wave: 'sine',
    volume: 0.2,
  }),
);

const strum = (at: number, names: readonly string[]): Note[] =>
  names.map((name, i) => ({
    at: at + i * 0.05,
    length: 1.3,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.16,
  }));

const giggle = [0, 1, 2, 3].map(
  (i): Note => ({
    at: 4.45 + i * 0.13,
    length: 0.1,
    pitch: 760 + (i % 2) * 140,
    to: 900,
    wave: 'sine',
    volume: 0.22,
  }),
);

export const campfireEveningSound: Sound = {
  slug: 'campfire-evening',
  seconds: 6,
  notes: [
    ...crackle,
    ...strum(0, ['G3', 'D4', 'G4', 'B4']),
    ...wish,
    { at: 2.2, length: 0.5, pitch: 1500, to: 5000, wave: 'noise', volume: 0.35 },
    { at: 3.3, length: 0.22, pitch: 420, to: 760, wave: 'triangle', volume: 0.4 },
    { at: 3.9, length: 0.45, pitch: 6000, to: 2500, wave: 'noise', volume: 0.45 },
    ...giggle,
    { at: 5.05, length: 0.12, pitch: 300, to: 160, wave: 'triangle', volume: 0.45 },
    { at: 5.5, length: 0.14, pitch: 500, to: 900, wave: 'sine', volume: 0.35 },
  ],
  captions: [
    { from: 0, to: 1.3, text: '[fire crackles, guitar strums]' },
    { from: 1.4, to: 2.2, text: '[shooting star twinkles]' },
    { from: 2.2, to: 3, text: '[marshmallow catches fire]' },
    { from: 3.3, to: 3.8, text: '[gasp]' },
    { from: 3.9, to: 4.4, text: '[bear blows]' },
    { from: 4.4, to: 5, text: '[bunny giggles]' },
    { from: 5, to: 5.6, text: '[gulp, pop]' },
  ],
};
