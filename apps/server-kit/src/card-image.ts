import { type GifFile, type IGif, listFiles, safeUrl } from '@gifkit/model';
import { getMimeType } from 'hono/utils/mime';

interface CardImage {
  url: string;
  /** MIME type; undefined if the URL's extension is unknown. */
  type?: string;
  /** px; undefined if the service does not report it. */
  width?: number;
  height?: number;
}

/**
 * Maximum image size in bytes that all networks accept: X requires less than 5 MB
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup), Facebook 8 MB
 * (https://developers.facebook.com/docs/sharing/webmasters/images); both as of November 2026.
 */
const MAX_BYTES = 5_000_000;

/** Animated renditions, best first. Each is a GIF on the public service. */
const MOVING = [
  'original',
  'downsized_large',
  'downsized_medium',
  'downsized',
  'fixed_height',
  'fixed_width',
];

const toCardImage = ({ url, width, height }: GifFile): CardImage => {
  const type = getMimeType(new URL(url).pathname);
  return { url, ...(type && { type }), ...(width && height && { width, height }) };
};

/**
 * Returns the image of a GIF for link cards: the best animated rendition within the size limit, otherwise the still.
 * Flashing GIFs always use the still.
 */
export function cardImageOf(gif: IGif): CardImage | undefined {
  const files = listFiles(gif, ['gif', 'still']).filter(({ url }) => safeUrl(url));
  const still = files.find((file) => file.format === 'still' && file.rendition === 'original');
  const moving = MOVING.flatMap((name) =>
    files.filter((file) => file.format === 'gif' && file.rendition === name),
  );
  // A self-hosted catalog may not report any sizes; then the original is the best.
  const best = moving.some(({ bytes }) => bytes)
    ? moving.find(({ bytes }) => bytes && bytes < MAX_BYTES)
    : moving.find(({ rendition }) => rendition === 'original');
  const chosen = (!gif.is_flashing && best) || still;
  return chosen && toCardImage(chosen);
}
