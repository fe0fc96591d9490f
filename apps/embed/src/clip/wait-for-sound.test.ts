import { describe, expect, it } from 'vitest';
import { waitForSound } from './wait-for-sound.ts';

class FakeVideo extends EventTarget {
  muted = false;
  paused = true;

  tell(type: string, state: Partial<Pick<FakeVideo, 'muted' | 'paused'>> = {}) {
    Object.assign(this, state);
    this.dispatchEvent(new Event(type));
  }
}

describe('waitForSound', () => {
  it('waits until the video plays', async () => {
    const video = new FakeVideo();
    const sound = waitForSound(video);
    video.tell('volumechange');
    video.tell('playing', { paused: false });
    await expect(sound).resolves.toBeUndefined();
  });

  it('resolves immediately if the video already plays with sound', async () => {
    const video = Object.assign(new FakeVideo(), { paused: false });
    await expect(waitForSound(video)).resolves.toBeUndefined();
  });

  it.each([
    ['mutes', 'volumechange', { muted: true }],
    ['pauses', 'pause', { paused: true }],
  ])('rejects if the browser %s the video instead', async (_, type, state) => {
    const video = new FakeVideo();
    const sound = waitForSound(video);
    video.tell(type, state);
    await expect(sound).rejects.toMatchObject({ name: 'NotAllowedError' });
    video.tell('playing', { muted: false, paused: false });
    await expect(sound).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});
