import { expect, it } from 'vitest';
import { liftCaptions } from './lift-captions.ts';

it('keeps the captions of each language above the controls, in every engine', () => {
  const video = document.createElement('video');
  Object.defineProperties(video, { clientWidth: { value: 480 }, clientHeight: { value: 320 } });
  const load = () => {
    const cues = ['One line', 'Two\nlines'].map((text) => ({ text, line: 'auto' }));
    const track = document.createElement('track');
    Object.defineProperty(track, 'track', { value: { cues } });
    video.append(track);
    track.dispatchEvent(new Event('load'));
    return cues.map(({ line }) => line);
  };
  const stop = liftCaptions(video);
  expect([load(), load()]).toEqual([
    [-5, -6],
    [-5, -6],
  ]);
  stop();
  expect(load()).toEqual(['auto', 'auto']);
});
