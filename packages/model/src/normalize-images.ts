import { isJson, tidyCopy } from './json.ts';

/** The longest side of a picture, in px: the GIF format has no room for more. */
const MAX_PIXELS = 65_535;

/** A size in px as an integer: the service sends strings. 0 for anything else; no side is too long. */
function toPixels(value: unknown): number {
  // An object could throw when it is made a number.
  const pixels = typeof value === 'object' ? 0 : Math.trunc(Number(value));
  return pixels > 0 && Number.isFinite(pixels) ? Math.min(pixels, MAX_PIXELS) : 0;
}

/**
 * Renditions by name: sizes are integers, URLs are strings. Entries that are not objects are left out. The
 * service may leave out any rendition.
 */
export function normalizeImages(raw: unknown): Record<string, unknown> {
  const images = isJson(raw) ? tidyCopy(raw) : {};
  for (const [name, rendition] of Object.entries(images)) {
    if (isJson(rendition)) {
      images[name] = {
        ...tidyCopy(rendition, { optionalTexts: ['url', 'webp', 'mp4'] }),
        width: toPixels(rendition.width),
        height: toPixels(rendition.height),
      };
    } else {
      delete images[name];
    }
  }
  return images;
}
