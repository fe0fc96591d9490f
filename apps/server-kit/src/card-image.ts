import { type IGif, type IImage, safeUrl } from '@gifkit/model';
import { toBytes } from '@gifkit/model/internal';

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
] as const;

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

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
 * Returns the image of a GIF for link cards: the best animated rendition within the size limit, otherwise the still.
 * Flashing GIFs always use the still.
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
  // A self-hosted catalog may not report any sizes.
  const isUnknown = MOVING.every((name) => renditions[name]?.size === undefined);
  return moving ?? (isUnknown ? toCardImage(original) : undefined) ?? stillImage;
}
