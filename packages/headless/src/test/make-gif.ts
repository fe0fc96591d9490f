import type { GifsResult } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';

const HOST = 'https://media.example.com';

const USER = {
  username: 'paintbox',
  display_name: 'Paintbox Studio',
  avatar_url: `${HOST}/avatars/paintbox/brush.png`,
  profile_url: 'https://example.com/paintbox',
  is_public: true,
  is_verified: true,
};

/** Creates a GIF of 200 × 100 px with one rendition and its still. */
export function makeGif(id: string, fields: Record<string, unknown> = {}): IGif {
  const url = `${HOST}/${id}/200w`;
  const size = { width: '200', height: '100' };
  return normalizeGif({
    id,
    type: 'gif',
    title: `Title of ${id}`,
    alt_text: `Picture ${id}`,
    url: `https://example.com/gifs/${id}`,
    user: USER,
    images: {
      fixed_width: { ...size, url: `${url}.gif`, webp: `${url}.webp` },
      fixed_width_still: { ...size, url: `${url}_s.gif` },
    },
    ...fields,
  });
}

/** Creates a GIF like {@link makeGif} that also has an MP4; the WebP has 100,000 bytes. */
export function makeFilmedGif(
  id: string,
  fields: Record<string, unknown> = {},
  bytes = 9000,
  file = '200w',
): IGif {
  const gif = makeGif(id, fields);
  const film = { mp4: `${HOST}/${id}/${file}.mp4`, mp4_size: String(bytes) };
  const picture = { ...gif.images.fixed_width, ...film, webp_size: '100000' };
  return { ...gif, images: { ...gif.images, fixed_width: picture } };
}

export const makeGifs = (count: number, offset = 0): IGif[] =>
  Array.from({ length: count }, (_, index) => makeGif(`gif${offset + index}`));

export function makePage(offset: number, limit: number, total: number): GifsResult {
  const data = makeGifs(Math.max(0, Math.min(limit, total - offset)), offset);
  return {
    data,
    pagination: { offset, count: data.length, total_count: 0 },
    meta: { msg: 'OK', status: 200, response_id: 'r1' },
  };
}
