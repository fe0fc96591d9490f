import type { ExternalVideo } from './external-video.ts';

/** Starts one second before the part that became the GIF. */
const startOf = ({ start }: ExternalVideo): number => Math.max(0, Math.floor(start) - 1);

/** Autoplays in a loop, without full screen, with the JS API on (YouTube IFrame Player API). */
function youTube(video: ExternalVideo, id: string, origin: string): string {
  const query = new URLSearchParams({
    autoplay: '1',
    loop: '1',
    playlist: id,
    fs: '0',
    start: String(startOf(video)),
    enablejsapi: '1',
    playsinline: '1',
    rel: '0',
    ...(origin === 'null' ? {} : { origin }),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

/** Autoplays without title, byline and cookies (Vimeo player parameters). */
function vimeo(video: ExternalVideo, id: string): string {
  const { hash } = video;
  const query = new URLSearchParams({
    autoplay: '1',
    title: '0',
    byline: '0',
    dnt: '1',
    ...(hash && { h: hash }),
  });
  const start = startOf(video);
  return `https://player.vimeo.com/video/${id}?${query}${start ? `#t=${start}s` : ''}`;
}

/**
 * Builds the URL of the provider's player; undefined if the video has no valid id.
 *
 * @param origin of this page.
 */
export function toFrameUrl(video: ExternalVideo, origin: string): string | undefined {
  const { provider, id } = video;
  if (id === undefined) return undefined;
  return provider === 'vimeo' ? vimeo(video, id) : youTube(video, id, origin);
}
