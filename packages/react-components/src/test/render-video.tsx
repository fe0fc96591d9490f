import { act, fireEvent, type RenderOptions, render } from '@testing-library/react';
import { vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { settle } from '../../../headless/src/test/media-element.ts';
import { Video } from '../video/Video.tsx';
import type { VideoProps } from '../video/video-props.ts';

/** Renders a video 640 px wide, and waits for its lazy-loaded parts. */
export async function renderVideo(props: Partial<VideoProps> = {}, options?: RenderOptions) {
  const gif = makeClip();
  const element = (more: Partial<VideoProps> = {}) => (
    <Video gif={gif} width={640} {...props} {...more} />
  );
  const view = render(element(), options);
  await act(() => vi.dynamicImportSettled());
  await settle();
  const video = view.container.querySelector('video');
  if (!video) throw new Error('There is no video');
  return { ...view, video, update: (more: Partial<VideoProps>) => view.rerender(element(more)) };
}

/** Makes a video fail. Returns the texts in the console. */
export function failVideo(video: HTMLVideoElement, code: number): unknown[] {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  Object.defineProperty(video, 'error', { value: { code }, configurable: true });
  fireEvent.error(video);
  const texts = log.mock.calls.flat();
  log.mockClear();
  return texts;
}

/** Loads captions with a cue every 4 s. */
export function loadCues(track: HTMLTrackElement | null | undefined, ...texts: string[]): void {
  if (!track) throw new Error('There are no captions');
  const cues = texts.map((text, index) => ({
    startTime: index * 4,
    getCueAsHTML: () => document.createRange().createContextualFragment(text),
  }));
  Object.defineProperty(track, 'track', { value: { cues } });
  fireEvent(track, new Event('load'));
}
