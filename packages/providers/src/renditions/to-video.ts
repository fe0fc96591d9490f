import type { MediaFile } from './media-file.ts';

/** GIPHY's names of a clip's files, by their height in px. */
const HEIGHTS = [360, 480, 720, 1080];

/** A clip's video, as `normalizeGif` takes it: each MP4 under the height that is closest to its own. */
export function toVideo(files: readonly MediaFile[]): object | undefined {
  const assets: Record<string, object> = {};
  for (const { format, url, width, height, size } of files) {
    if (format !== 'mp4') continue;
    const [name] = [...HEIGHTS].sort((a, b) => Math.abs(a - height) - Math.abs(b - height));
    assets[`${name}p`] ??= { url, width, height, size: String(size || '') };
  }
  return Object.keys(assets).length > 0 ? { assets } : undefined;
}
