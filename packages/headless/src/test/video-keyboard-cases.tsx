import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { installMedia, playTo, settle } from './media-element.ts';

const player = () => screen.getByRole('group', { name: 'Video: Picture clip' });
const slider = (name: string) => screen.getByRole('slider', { name });

/** What the keys do in a player of the clip of `makeClip`, with and without looks. */
export function videoKeyboardCases(element: ReactElement): void {
  async function show() {
    installMedia();
    const { container } = render(element);
    await settle();
    const video = container.querySelector('video');
    if (!video) throw new Error('There is no video');
    return video;
  }

  describe('keys', () => {
    it.each([
      [' ', (video: HTMLVideoElement) => video.paused],
      ['k', (video: HTMLVideoElement) => video.paused],
      ['m', (video: HTMLVideoElement) => video.muted],
      ['ArrowRight', (video: HTMLVideoElement) => video.currentTime === 11],
      ['ArrowLeft', (video: HTMLVideoElement) => video.currentTime === 1],
      ['Home', (video: HTMLVideoElement) => video.currentTime === 0],
      ['End', (video: HTMLVideoElement) => video.currentTime === 20],
      ['ArrowUp', (video: HTMLVideoElement) => video.volume.toFixed(1) === '0.8'],
      ['ArrowDown', (video: HTMLVideoElement) => video.volume.toFixed(1) === '0.6'],
    ])('%j works while the focus is in the player', async (key, hasWorked) => {
      const video = await show();
      playTo(video, 6, 20);
      expect(fireEvent.keyDown(player(), { key })).toBe(false);
      expect(hasWorked(video)).toBe(true);
    });

    it.each([
      ['ArrowRight', 11],
      ['ArrowUp', 11],
      ['ArrowLeft', 1],
      ['ArrowDown', 1],
      ['Home', 0],
      ['End', 20],
    ])('%s on the seek bar leads to %d s', async (key, place) => {
      const video = await show();
      playTo(video, 6, 20);
      expect(fireEvent.keyDown(slider('Seek'), { key })).toBe(false);
      expect(video.currentTime).toBe(place);
    });

    it('are left to the control that has the focus, and to the browser', async () => {
      const video = await show();
      const mute = screen.getByRole('button', { name: 'Mute' });
      expect(fireEvent.keyDown(mute, { key: ' ' })).toBe(true);
      expect(fireEvent.keyDown(slider('Volume'), { key: 'ArrowUp' })).toBe(true);
      expect(fireEvent.keyDown(player(), { key: 'm', ctrlKey: true })).toBe(true);
      expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
      expect(video.paused).toBe(false);
    });
  });
}
