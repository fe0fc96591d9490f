import { type IGif, type IImage, safeUrl } from '@gifkit/model';
import { toBytes } from '@gifkit/model/internal';

/** A picture for a card. */
interface CardImage {
  url: string;
  /** MIME type; missing where the address does not show it. */
  type?: string;
  /** px; missing where the service does not say. */
  width?: number;
  height?: number;
}

/**
 * Bytes of a picture that every network takes: X says that they have to be less than 5 MB
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup), Facebook that they may be 8 MB
 * (https://developers.facebook.com/docs/sharing/webmasters/images); both read in November 2026.
 */
const MAX_BYTES = 5_000_000;

/** The best first. Each is a GIF on the public service. */
const MOVING = [
  'original',
  'downsized_large',
  'downsized_medium',
  'downsized',
  'fixed_height',
  'fixed_width',
] as const;

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** What the end of an address says. */
function typeOf(url: string): string | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return TYPES[ending.toLowerCase()];
}

function toCardImage(file: Partial<IImage> | undefined, size = file): CardImage | undefined {
  const url = safeUrl(file?.url);
  if (!url) return undefined;
  const type = typeOf(url);
  const { width, height } = size ?? {};
  return { url, ...(type && { type }), ...(width && height && { width, height }) };
}

/**
 * The picture that other sites show of a GIF: the best moving one that all of them take, else the still; always
 * the still of a GIF that flashes.
 */
export function cardImageOf({ images, is_flashing }: IGif): CardImage | undefined {
  const renditions: Partial<IGif['images']> = images ?? {};
  const { original, original_still: still } = renditions;
  const stillImage = toCardImage(still, still?.width ? still : original);
  if (is_flashing) return stillImage;
  const [moving] = MOVING.flatMap((name) => {
    const rendition = renditions[name];
    return (toBytes(rendition?.size) < MAX_BYTES && toCardImage(rendition)) || [];
  });
  // Where nobody says how large they are, as catalogs of one's own may not.
  const isUnknown = MOVING.every((name) => renditions[name]?.size === undefined);
  return moving ?? (isUnknown ? toCardImage(original) : undefined) ?? stillImage;
}
