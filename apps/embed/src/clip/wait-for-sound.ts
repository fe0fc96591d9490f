const REFUSED = 'The browser does not play sound before the visitor interacts with the player.';

type Sounding = EventTarget & Pick<HTMLVideoElement, 'muted' | 'paused'>;

/**
 * Waits until a video plays with sound.
 *
 * @returns a promise that rejects with a `NotAllowedError` if the browser mutes or pauses the video, as browsers do
 * before the user has interacted with the page.
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
    // A video that already plays with sound fires no event.
    if (!video.muted && !video.paused) queueMicrotask(look);
  });
}
