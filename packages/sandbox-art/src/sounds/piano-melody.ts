import { hz, type Note, type Sound } from '../sound.ts';

const seconds = 5;
/** The keys that the note hops on, by name. */
const tune = ['D5', 'F5', 'A5', 'D6', 'B5', 'A5', 'F5', 'A5', 'B5', 'D6', 'C6', 'A5', 'G5', 'E5'];
const hop = seconds / tune.length;

/** A piano string: the pitch and a softer octave above. */
const strike = (at: number, pitch: number, length: number, volume: number): Note[] => [
  { at, length, pitch, wave: 'triangle', volume },
  { at, length: length * 0.6, pitch: pitch * 2, wave: 'sine', volume: volume * 0.35 },
];

const melody = tune.flatMap((name, i) => strike(i * hop, hz(name), 0.75, 0.32));

const chords = [
  ['D3', 'A3', 'F4'],
  ['G3', 'B3', 'D4'],
  ['F3', 'A3', 'C4'],
  ['A3', 'C4', 'E4'],
].flatMap((chord, i) =>
  chord.flatMap((name, voice) => strike(i * hop * 3.5 + voice * 0.03, hz(name), 1.2, 0.13)),
);

export const pianoMelodySound: Sound = {
  slug: 'piano-melody',
  seconds,
  notes: [...melody, ...chords],
  captions: [{ from: 0, to: seconds, text: '[cheerful piano melody]' }],
};
