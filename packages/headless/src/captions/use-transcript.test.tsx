import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import type { Captions } from './use-captions.ts';
import { useTranscript } from './use-transcript.ts';

/** Creates a video with one track per URL; the text of its only cue is the URL. */
function videoWith(...sources: string[]): HTMLVideoElement {
  const video = document.createElement('video');
  for (const src of sources) {
    const track = document.createElement('track');
    track.src = src;
    const getCueAsHTML = () => document.createRange().createContextualFragment(src);
    const cues = [{ startTime: 0, getCueAsHTML }];
    Object.defineProperty(track, 'track', { value: { cues } });
    video.append(track);
  }
  return video;
}

it('never shows lines of the previous language after a switch', () => {
  const [english, german] = ['https://m.test/en.vtt', 'https://m.test/de.vtt'];
  const video = videoWith(english, german);
  const frames: string[] = [];
  const show = ({ src }: { src: string }) => {
    const { lines } = useTranscript(video, { best: { src }, attempt: 0 } as unknown as Captions);
    useLayoutEffect(() => {
      frames.push(`${src}: ${lines?.length ?? 'nothing'} ${lines ? JSON.stringify(lines) : ''}`);
    });
  };
  const { rerender } = renderHook(show, { initialProps: { src: english } });
  const load = (index: number) =>
    act(() => void video.children[index]?.dispatchEvent(new Event('load')));
  load(0);
  rerender({ src: german });
  expect(frames.at(-1)).toBe(`${german}: nothing `);
  expect(frames.filter((frame) => frame.startsWith(german) && frame.includes(english))).toEqual([]);
  load(1);
  expect(frames.at(-1)).toMatch(`${german}: 1`);
  expect(frames.at(-1)).toContain(`"${german}"`);
});
