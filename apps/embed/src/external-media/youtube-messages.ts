import type { EmbedLabels } from '../ui/labels.tsx';

const ORIGIN = 'https://www.youtube-nocookie.com';

/** States of YouTube's player (IFrame Player API, getPlayerState). */
const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

/** Error codes of YouTube's player. */
const ERRORS: Readonly<Record<number, Problem>> = {
  2: (labels) => labels.youTubeUnknown,
  100: (labels) => labels.youTubeRemoved,
  101: (labels) => labels.youTubeForbidden,
  150: (labels) => labels.youTubeForbidden,
};

const BROKEN: Problem = (labels) => labels.youTubeBroken;

export type Problem = (labels: EmbedLabels) => string;

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
    const message = parse(data);
    const state =
      message.event === 'onStateChange' ? message.info : Object(message.info).playerState;
    if (state === PLAYING) listener.onPausedChange(false);
    if (state === PAUSED || state === ENDED) listener.onPausedChange(true);
    if (message.event === 'onError') {
      listener.onError(ERRORS[Number(message.info)] ?? BROKEN);
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

function parse(json: string): { event?: unknown; info?: unknown } {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
