import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

export { installMedia } from './fake-media.ts';

/** Lets a video come to a place, in s. */
export function playTo(video: HTMLVideoElement, currentTime: number, duration: number): void {
  vi.spyOn(video, 'duration', 'get').mockReturnValue(duration);
  video.currentTime = currentTime;
  fireEvent.timeUpdate(video);
}

/** Lets promises of `play()` settle. */
export const settle = () => act(async () => {});
