import type { IExternalMedia } from '@gifkit/model';

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{1,15}$/;
const VIMEO_URL = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:\w+\/)*(\d{1,15})(?:$|[/?#])/;

/** The hash of an unlisted video: in its page's path, or in the player's query. */
const VIMEO_HASH = /\/\d{1,15}\/([\da-f]{6,20})(?:$|[?#])|[?&]h=([\da-f]{6,20})(?:$|[&#])/;

/** A video on somebody else's service. */
export interface ExternalVideo {
  provider: 'youtube' | 'vimeo';
  /** Undefined where it is none that Vimeo could know. */
  id: string | undefined;
  /** Of an unlisted Vimeo video, which plays for those alone who know it. */
  hash?: string;
  /** What the service says it is. */
  uid: string;
  /** Where it begins, in s. */
  start: number;
  /** The provider's own page. */
  pageUrl: string;
}

/**
 * The video that a GIF was made from; undefined where there is none, or none that could be one: an id that
 * is no id never becomes an address.
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
