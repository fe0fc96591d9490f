import type { EmbedLabels } from '../ui/labels.tsx';

/** Origin that YouTube's frame speaks from. */
const ORIGIN = 'https://www.youtube-nocookie.com';

/** States of YouTube's player (IFrame Player API, getPlayerState). */
const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

/** Errors of YouTube's player in words. */
const ERRORS: Readonly<Record<number, Problem>> = {
  2: (labels) => labels.youTubeUnknown,
  100: (labels) => labels.youTubeRemoved,
  101: (labels) => labels.youTubeForbidden,
  150: (labels) => labels.youTubeForbidden,
};

const BROKEN: Problem = (labels) => labels.youTubeBroken;

/** Why a video is not shown, in the words of a language. */
export type Problem = (labels: EmbedLabels) => string;

export interface VideoListener {
  onPausedChange: (isPaused: boolean) => void;
  onError: (problem: Problem) => void;
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
      listener.onError(ERRORS[Number(message.info)] ?? BROKEN);
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
