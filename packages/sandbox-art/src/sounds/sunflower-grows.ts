import { hz, type Note, type Sound } from '../sound.ts';

const raindrops = Array.from(
  { length: 22 },
  (_, i): Note => ({
    at: 1 + i * 0.05,
    length: 0.07,
    pitch: i % 3 ? 9000 : 5200,
    wave: 'noise',
    volume: 0.12 + (i % 4) * 0.03,
  }),
);

const climb = ['C4', 'E4', 'G4', 'A4', 'C5', 'E5', 'G5'].map(
  (name, i): Note => ({
    at: 2.3 + i * 0.15,
    length: 0.3,
    pitch: hz(name),
    wave: 'triangle',
    volume: 0.3,
  }),
);

const bloom = ['C5', 'E5', 'G5', 'C6'].map(
  (name, i): Note => ({
    at: 3.5 + i * 0.04,
    length: 1,
    pitch: hz(name),
    wave: 'sine',
    volume: 0.2,
  }),
);

export const sunflowerGrowsSound: Sound = {
  slug: 'sunflower-grows',
  seconds: 6,
  notes: [
    { at: 0, length: 0.36, pitch: 700, to: 260, wave: 'sine', volume: 0.2 },
    { at: 0.36, length: 0.2, pitch: 130, to: 70, wave: 'triangle', volume: 0.6 },
    ...raindrops,
    { at: 1.55, length: 0.25, pitch: 260, to: 620, wave: 'triangle', volume: 0.4 },
    ...climb,
    ...bloom,
    { at: 4.7, length: 0.28, pitch: 420, to: 560, wave: 'sine', volume: 0.25 },
    { at: 5, length: 0.12, pitch: 5000, wave: 'noise', volume: 0.5 },
    { at: 5.02, length: 0.3, pitch: 420, to: 1100, wave: 'sine', volume: 0.35 },
    { at: 5.32, length: 0.5, pitch: 600, to: 180, wave: 'triangle', volume: 0.25 },
  ],
  captions: [
    { from: 0, to: 0.7, text: '[seed drops]' },
    { from: 1, to: 2.1, text: '[rain patters]' },
    { from: 2.3, to: 3.4, text: '[rising notes]' },
    { from: 3.5, to: 4.5, text: '[bright chord]' },
    { from: 4.7, to: 5.6, text: '[sunflower sneezes]' },
  ],
};
