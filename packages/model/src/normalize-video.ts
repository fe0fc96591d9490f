import { copyOf, isJson } from './json.ts';
import { normalizeImages, normalizeSize } from './normalize-images.ts';
import type { IVideo } from './types/video.ts';

/** A clip's video: sizes of its assets and previews as integers. Nothing where there is no video. */
export function normalizeVideo(raw: unknown): IVideo | undefined {
  if (!isJson(raw)) return undefined;
  const assets: Record<string, unknown> = {};
  for (const [name, asset] of isJson(raw.assets) ? Object.entries(copyOf(raw.assets)) : []) {
    if (isJson(asset)) assets[name] = normalizeSize(asset);
  }
  return { ...copyOf(raw), assets, previews: normalizeImages(raw.previews) } as unknown as IVideo;
}
