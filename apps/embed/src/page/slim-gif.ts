import { getAltText, getAspectRatio, type IGif, type IImages, safeUrl } from '@gifkit/model';
import type { RelatedStill } from '../page-data.ts';
import { FILM_RENDITIONS } from '../player/film.ts';
import { PICTURE_RENDITIONS } from '../player/stage-images.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object that are named and there. */
function pick<T extends object>(from: T, names: readonly string[]): Fields {
  const entries = Object.entries(from).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}

const GIF_FIELDS = ['type', 'id', 'url', 'title', 'is_sticker', 'external_media'];
const USER_FIELDS = [
  'id',
  'username',
  'display_name',
  'attribution_display_name',
  'avatar_url',
  'profile_url',
  'is_public',
  'is_verified',
  'suppress_chrome',
];
const IMAGE_FIELDS = ['url', 'width', 'height', 'webp'];
const FILM_FIELDS = ['width', 'height', 'mp4', 'mp4_size'];

function slimImages(images: Partial<IImages>): Fields {
  const slim: Record<string, Fields> = {};
  const keep = (name: keyof IImages, fields: readonly string[]) => {
    const rendition = images[name];
    if (rendition) slim[name] = { ...slim[name], ...pick(rendition, fields) };
  };
  for (const name of PICTURE_RENDITIONS) {
    keep(name, IMAGE_FIELDS);
    keep(`${name}_still`, ['url', 'width', 'height']);
  }
  keep('original', ['webp_size']);
  for (const name of FILM_RENDITIONS) keep(name, FILM_FIELDS);
  return slim;
}

/**
 * A GIF with the fields that the page and its lazy-loaded parts read, and none else: a service sends ten
 * times as much.
 */
export function slimGif(gif: IGif): IGif {
  const { user, video, images } = gif;
  return {
    ...pick(gif, GIF_FIELDS),
    ...pick(gif, ['analytics_response_payload']),
    alt_text: getAltText(gif),
    tags: [],
    images: slimImages(images),
    ...(user && { user: pick(user, USER_FIELDS) }),
    ...(video && { video: { assets: slimAssets(video) } }),
  } as unknown as IGif;
}

const slimAssets = ({ assets }: NonNullable<IGif['video']>): Fields =>
  Object.fromEntries(
    Object.entries(assets).map(([name, asset]) => [name, pick(asset, ['url', 'width', 'height'])]),
  );

const STILLS = ['fixed_width_small_still', 'fixed_width_still'] as const;

/** What the page shows of a related GIF. */
export function toRelatedStill(gif: IGif): RelatedStill {
  const images = STILLS.flatMap((name) => {
    const { url, width = 0 }: Partial<IImages[typeof name]> = gif.images[name] ?? {};
    const safe = safeUrl(url);
    return safe && width ? [{ url: safe, width }] : [];
  });
  const ratio = Number((getAspectRatio(gif) || 1).toFixed(4));
  return { id: gif.id, alt: getAltText(gif), ratio, images };
}
