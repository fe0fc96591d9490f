import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

export { installMedia } from './fake-media.ts';

/** Moves a video to a time in s and reports it. */
export function playTo(video: HTMLVideoElement, currentTime: number, duration: number): void {
  vi.spyOn(video, 'duration', 'get').mockReturnValue(duration);
  video.currentTime = currentTime;
  fireEvent.timeUpdate(video);
}

export const settle = () => act(async () => {});
