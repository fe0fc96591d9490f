const REFUSED = 'The browser plays no sound before the visitor has touched the player.';

/** The part of a video that is looked at. */
type Sounding = EventTarget & Pick<HTMLVideoElement, 'muted' | 'paused'>;

/**
 * Waits until an unmuted video plays with its sound.
 *
 * @returns a promise that rejects with a `NotAllowedError` when the video is muted or paused instead, as
 * browsers do before the visitor has touched the page.
 */
export function waitForSound(video: Sounding): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const settle = (end: () => void) => {
      listening.abort();
      end();
    };
    const refuse = () => settle(() => reject(new DOMException(REFUSED, 'NotAllowedError')));
    const look = () => {
      if (video.muted) refuse();
      else if (!video.paused) settle(resolve);
    };
    const { signal } = listening;
    for (const type of ['playing', 'volumechange', 'timeupdate'])
      video.addEventListener(type, look, { signal });
    video.addEventListener('pause', refuse, { signal });
    // Where it plays with sound already, no event will come.
    if (!video.muted && !video.paused) queueMicrotask(look);
  });
}
