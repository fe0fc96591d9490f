import { isJson, tidyCopy } from './json.ts';

/** Longest side in px that the GIF format supports. */
const MAX_PIXELS = 65_535;

/** Parses a size in px, which the service sends as a string. Returns 0 if it is invalid; caps it at MAX_PIXELS. */
function toPixels(value: unknown): number {
  // Converting an object to a number may throw.
  const pixels = typeof value === 'object' ? 0 : Math.trunc(Number(value));
  return pixels > 0 && Number.isFinite(pixels) ? Math.min(pixels, MAX_PIXELS) : 0;
}

/** Normalizes renditions by name: sizes become integers, URLs strings. Entries that are not objects are left out. */
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
