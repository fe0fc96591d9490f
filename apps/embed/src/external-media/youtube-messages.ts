/** Origin that YouTube's frame speaks from. */
const ORIGIN = 'https://www.youtube-nocookie.com';

/** States of YouTube's player (IFrame Player API, getPlayerState). */
const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

/** Errors of YouTube's player in words. */
const ERRORS: Readonly<Record<number, string>> = {
  2: 'YouTube does not know this video.',
  5: 'YouTube cannot play this video here.',
  100: 'This video was removed from YouTube.',
  101: 'The owner of this video does not let it be embedded.',
  150: 'The owner of this video does not let it be embedded.',
};

export interface VideoListener {
  onPausedChange: (isPaused: boolean) => void;
  onError: (message: string) => void;
}

/**
 * Listens to a YouTube frame by the messages that its IFrame Player API is made of. Without Google's script
 * in the page: the policy of this page lets nobody's scripts in.
 *
 * @returns how to stop.
 */
export function listenToYouTube(frame: HTMLIFrameElement, listener: VideoListener): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== ORIGIN || typeof data !== 'string') return;
    const message = parse(data);
    const state =
      message.event === 'onStateChange' ? message.info : Object(message.info).playerState;
    if (state === PLAYING) listener.onPausedChange(false);
    if (state === PAUSED || state === ENDED) listener.onPausedChange(true);
    if (message.event === 'onError') {
      listener.onError(ERRORS[Number(message.info)] ?? 'YouTube cannot play this video.');
    }
  };
  // From then on it tells.
  const onLoad = () =>
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), ORIGIN);
  window.addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);
  return () => {
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', onLoad);
  };
}

function parse(json: string): { event?: unknown; info?: unknown } {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
