import type { Problem, VideoListener } from './youtube-messages.ts';

const LOOKUP = 'https://vimeo.com/api/oembed.json';

/** Looks up why Vimeo would refuse to play a video here; resolves with undefined if it would play. */
async function lookUpVimeo(pageUrl: string, signal: AbortSignal): Promise<Problem | undefined> {
  const query = new URLSearchParams({ url: pageUrl, dnt: 'true' });
  const response = await fetch(`${LOOKUP}?${query}`, { signal });
  const { status } = response;
  if (status === 404) return 'notFound';
  // Vimeo reports a forbidden domain in a response with status 200.
  const { domain_status_code = status } = status === 200 ? Object(await response.json()) : {};
  return domain_status_code === 403 ? 'notEmbeddable' : undefined;
}

/**
 * Looks up a Vimeo video and listens to its frame with Vimeo's own library, which is lazy-loaded. The frame also plays
 * if either fails.
 *
 * @returns a function to call when the frame is removed.
 */
export function listenToVimeo(
  frame: HTMLIFrameElement,
  { onPausedChange, onError }: VideoListener,
  pageUrl: string,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const warn = (message: string) => (error: unknown) => {
    if (!signal.aborted) console.warn('Gifkit', message, error);
  };
  lookUpVimeo(pageUrl, signal).then(
    (problem) => problem && onError(problem),
    warn('The Vimeo lookup failed'),
  );
  // On import, the library would send Vimeo the address of this page, whose fragment may hold a key and a token.
  Object.assign(window, { VimeoSeoMetadataAppended: true });
  import('@vimeo/player').then(({ default: Player }) => {
    if (signal.aborted) return;
    const player = new Player(frame);
    player.on('play', () => onPausedChange(false));
    player.on('pause', () => onPausedChange(true));
    player.on('ended', () => onPausedChange(true));
    player.on('error', ({ message }: { message: string }) => onError({ text: message }));
  }, warn('Vimeo’s library could not be loaded'));
  return () => leaving.abort();
}
