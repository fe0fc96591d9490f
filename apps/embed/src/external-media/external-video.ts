import type { IExternalMedia } from '@gifkit/model';

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{1,15}$/;
const VIMEO_URL = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:\w+\/)*(\d{1,15})(?:$|[/?#])/;

/** Hash of an unlisted video: in the path of its page, or in the player's query. */
const VIMEO_HASH = /\/\d{1,15}\/([\da-f]{6,20})(?:$|[?#])|[?&]h=([\da-f]{6,20})(?:$|[&#])/;

export interface ExternalVideo {
  provider: 'youtube' | 'vimeo';
  /** Undefined if it is not a valid Vimeo id. */
  id: string | undefined;
  hash?: string;
  /** `asset_uid` as the GIF service sent it. */
  uid: string;
  start: number;
  pageUrl: string;
}

/**
 * Reads the source video of a GIF. Returns undefined if there is none or its id is not valid, so an invalid id never
 * becomes a URL.
 */
export function toExternalVideo(media: IExternalMedia | undefined): ExternalVideo | undefined {
  const { provider_name: provider, asset_uid: uid = '', start = 0 } = media ?? {};
  if (provider === 'youtube' && YOUTUBE_ID.test(uid)) {
    return { provider, id: uid, uid, start, pageUrl: `https://www.youtube.com/watch?v=${uid}` };
  }
  if (provider !== 'vimeo' || !uid) return undefined;
  const id = VIMEO_ID.test(uid) ? uid : VIMEO_URL.exec(uid)?.[1];
  const [, inPath, inQuery] = (id && VIMEO_HASH.exec(uid)) || [];
  const hash = inPath ?? inQuery;
  const pageUrl = `https://vimeo.com/${[id, hash].filter(Boolean).join('/')}`;
  return { provider, id, uid, start, pageUrl, ...(hash && { hash }) };
}
