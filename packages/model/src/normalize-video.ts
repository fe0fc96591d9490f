import { isJson, tidyCopy } from './json.ts';
import { normalizeImages } from './normalize-images.ts';

/** A clip's video: sizes of its assets and previews as integers. Nothing where there is no video. */
export const normalizeVideo = (raw: unknown): Record<string, unknown> | undefined =>
  isJson(raw)
    ? {
        ...tidyCopy(raw),
        assets: normalizeImages(raw.assets),
        previews: normalizeImages(raw.previews),
      }
    : undefined;
