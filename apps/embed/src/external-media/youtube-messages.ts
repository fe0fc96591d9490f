import { parseJson } from '@gifkit/http';

const ORIGIN = 'https://www.youtube-nocookie.com';

const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

/** Error codes of videos that do not exist: the id is invalid, or the video was removed. */
const NOT_FOUND: readonly unknown[] = [2, 100];

/** Why a video cannot be played: a label about its URL, or the provider's own text. */
export type Problem = 'notFound' | 'notEmbeddable' | { text: string };

export interface VideoListener {
  onPausedChange: (isPaused: boolean) => void;
  onError: (problem: Problem) => void;
}

/**
 * Listens to a YouTube frame through the messages of its IFrame Player API. Google's own script is not used because
 * the page's content policy forbids third-party scripts.
 *
 * @returns a function that stops listening.
 */
export function listenToYouTube(frame: HTMLIFrameElement, listener: VideoListener): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== ORIGIN || typeof data !== 'string') return;
    const { event, info }: { event?: unknown; info?: unknown } = Object(parseJson(data));
    const state = event === 'onStateChange' ? info : Object(info).playerState;
    if (state === PLAYING) listener.onPausedChange(false);
    if (state === PAUSED || state === ENDED) listener.onPausedChange(true);
    if (event === 'onError') {
      listener.onError(NOT_FOUND.includes(info) ? 'notFound' : 'notEmbeddable');
    }
  };
  // The frame sends events after this message.
  const onLoad = () =>
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening' }), ORIGIN);
  window.addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);
  return () => {
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', onLoad);
  };
}
