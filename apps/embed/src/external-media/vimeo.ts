import type { Problem, VideoListener } from './youtube-messages.ts';

const LOOKUP = 'https://vimeo.com/api/oembed.json';

/** Vimeo reports a forbidden domain in a response with status 200. */
async function isForbiddenHere(response: Response): Promise<boolean> {
  const { domain_status_code: status } = Object(await response.json());
  return status === 403;
}

/**
 * Looks up why Vimeo would refuse to play a video here; resolves with undefined if it would play.
 *
 * @param pageUrl of the video.
 */
export async function lookUpVimeo(
  pageUrl: string,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const query = new URLSearchParams({ url: pageUrl, dnt: 'true' });
  const response = await fetch(`${LOOKUP}?${query}`, { signal });
  const { status } = response;
  if (status === 404) return (labels) => labels.notFound(pageUrl);
  const isForbidden = status === 403 || (status === 200 && (await isForbiddenHere(response)));
  return isForbidden ? (labels) => labels.notEmbeddable(pageUrl) : undefined;
}

/**
 * Listens to a Vimeo frame with Vimeo's own library, which is lazy-loaded. The frame also plays without it.
 *
 * @returns a function that stops listening.
 */
export function listenToVimeo(frame: HTMLIFrameElement, listener: VideoListener): () => void {
  let isGone = false;
  const stops: (() => void)[] = [];
  import('@vimeo/player').then(
    ({ default: Player }) => {
      if (isGone) return;
      const player = new Player(frame);
      const onPlay = () => listener.onPausedChange(false);
      const onPause = () => listener.onPausedChange(true);
      const onError = ({ message }: { message: string }) => listener.onError(() => message);
      player.on('play', onPlay);
      player.on('pause', onPause);
      player.on('ended', onPause);
      player.on('error', onError);
      stops.push(() => {
        for (const event of ['play', 'pause', 'ended', 'error'] as const) player.off(event);
      });
    },
    (error: unknown) => console.warn('Gifkit', 'Vimeo’s library could not be loaded', error),
  );
  return () => {
    isGone = true;
    for (const stop of stops) stop();
  };
}
