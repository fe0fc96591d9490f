import type { IExternalMedia } from '@gifkit/model';

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{1,15}$/;
const VIMEO_URL = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:\w+\/)*(\d{1,15})(?:$|[/?#])/;

/** Where a video is watched: in a frame of ours, or on the provider's own page. */
export interface ExternalVideo {
  provider: 'youtube' | 'vimeo';
  id: string;
  /** For a frame. */
  frameUrl: string;
  /** The provider's own page. */
  pageUrl: string;
}

/** Seconds: one before the place that the GIF was cut from (spec.md section 2). */
const startOf = ({ start = 0 }: IExternalMedia): number => Math.max(0, Math.floor(start) - 1);

/** Plays by itself, again and again, not in full screen, and tells how it goes (YouTube IFrame Player API). */
function youTube(id: string, start: number, origin: string): ExternalVideo {
  const query = new URLSearchParams({
    autoplay: '1',
    loop: '1',
    playlist: id,
    fs: '0',
    start: String(start),
    enablejsapi: '1',
    playsinline: '1',
    rel: '0',
    ...(origin === 'null' ? {} : { origin }),
  });
  return {
    provider: 'youtube',
    id,
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** Plays by itself, without title and byline, and without cookies (Vimeo player parameters). */
function vimeo(id: string): ExternalVideo {
  const query = new URLSearchParams({ autoplay: '1', title: '0', byline: '0', dnt: '1' });
  return {
    provider: 'vimeo',
    id,
    frameUrl: `https://player.vimeo.com/video/${id}?${query}`,
    pageUrl: `https://vimeo.com/${id}`,
  };
}

/**
 * The video that a GIF was made from; undefined where there is none, or none that could be one: an id that
 * is no id never becomes an address.
 *
 * @param origin of this page.
 */
export function toExternalVideo(
  media: IExternalMedia | undefined,
  origin: string,
): ExternalVideo | undefined {
  const uid = media?.asset_uid ?? '';
  if (media?.provider_name === 'youtube' && YOUTUBE_ID.test(uid)) {
    return youTube(uid, startOf(media), origin);
  }
  if (media?.provider_name !== 'vimeo') return undefined;
  const id = VIMEO_ID.test(uid) ? uid : VIMEO_URL.exec(uid)?.[1];
  return id ? vimeo(id) : undefined;
}
