import { isJson, tidyCopy } from './json.ts';

/** A count of px: the service sends strings; what is no size becomes 0. */
export function toPixels(value: unknown): number {
  // An object could throw when it is made a number.
  const pixels = typeof value === 'object' ? 0 : Math.trunc(Number(value));
  return pixels > 0 && Number.isFinite(pixels) ? pixels : 0;
}

/**
 * Renditions by name, sizes as integers; entries that are no objects are left out. The service may leave
 * out any rendition, and everything that reads them is ready for that.
 */
export function normalizeImages(raw: unknown): Record<string, unknown> {
  const images = isJson(raw) ? tidyCopy(raw) : {};
  for (const [name, rendition] of Object.entries(images)) {
    if (isJson(rendition)) {
      const { width, height } = rendition;
      images[name] = { ...tidyCopy(rendition), width: toPixels(width), height: toPixels(height) };
    } else {
      delete images[name];
    }
  }
  return images;
}
