import { hz, type Note, type Sound } from '../sound.ts';

/** A calm tune that goes with the light: up by day, down by night. */
const tune = ['G4', 'B4', 'D5', 'G5', 'F#5', 'D5', 'E5', 'B4', 'G4', 'E4', 'D4', 'F#4'];
const step = 5 / tune.length;

const melody = tune.map(
  (name, i): Note => ({
    at: i * step,
    length: 0.7,
    pitch: hz(name),
    wave: 'sine',
    volume: 0.26,
  }),
);

const bass = ['G3', 'B3', 'C4', 'D4'].map(
  (name, i): Note => ({
    at: i * 1.25,
    length: 1.2,
    pitch: hz(name) / 2,
    wave: 'triangle',
    volume: 0.24,
  }),
);

const crickets = Array.from(
  { length: 9 },
  (_, i): Note => ({
    at: 3.6 + Math.floor(i / 3) * 0.3 + (i % 3) * 0.06,
    length: 0.04,
    pitch: 4200,
    wave: 'sine',
    volume: 0.1,
  }),
);

export const paperPlaneJourneySound: Sound = {
  slug: 'paper-plane-journey',
  seconds: 5,
  notes: [
    ...melody,
    ...bass,
    { at: 0.3, length: 0.1, pitch: 2600, to: 3300, wave: 'sine', volume: 0.12 },
    { at: 0.45, length: 0.12, pitch: 3000, to: 2400, wave: 'sine', volume: 0.12 },
    { at: 2.05, length: 0.85, pitch: 1200, to: 6000, wave: 'noise', volume: 0.2 },
    ...crickets,
  ],
  captions: [
    { from: 0, to: 1.9, text: '[calm melody, birds chirp]' },
    { from: 2, to: 2.9, text: '[plane swooshes]' },
    { from: 3.5, to: 4.6, text: '[crickets]' },
  ],
};
