import { copyOf, isJson, type Json } from './json.ts';
import type { IImages } from './types/images.ts';

/** A count of px: the service sends strings; what is no size becomes 0. */
export function toPixels(value: unknown): number {
  const pixels = Math.trunc(Number(value));
  return Number.isFinite(pixels) && pixels > 0 ? pixels : 0;
}

/** Anything with a width and a height, both as integers. */
export const normalizeSize = (raw: Json): Record<string, unknown> => ({
  ...copyOf(raw),
  width: toPixels(raw.width),
  height: toPixels(raw.height),
});

/** Renditions by name, sizes as integers; entries that are no objects are left out. */
export function normalizeImages(raw: unknown): IImages {
  const images: Record<string, unknown> = {};
  for (const [name, rendition] of isJson(raw) ? Object.entries(copyOf(raw)) : []) {
    if (isJson(rendition)) images[name] = normalizeSize(rendition);
  }
  // The service may leave out any rendition, and everything that reads them is ready for that.
  return images as unknown as IImages;
}
