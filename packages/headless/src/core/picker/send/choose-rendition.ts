import type { IGif } from '@gifkit/model';

export type RenditionFormat = 'gif' | 'webp' | 'mp4';

export interface ChosenRendition {
  url: string;
  format: RenditionFormat;
  /** GIPHY's rendition name, such as `fixed_width`; for a clip, the name of its video. */
  name: string;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Bytes; 0 if unknown. */
  size: number;
}

/** Bytes per pixel of all frames together; estimates unknown file sizes. */
const WEIGHT: Readonly<Record<RenditionFormat, number>> = { gif: 16, webp: 2, mp4: 1 };

/** Fraction of the requested width that suffices; the difference is not visible. */
const WIDE_ENOUGH = 0.9;

type Fields = Readonly<Record<string, unknown>>;

const toNumber = (value: unknown): number => Number(value) || 0;

function fileOf(
  name: string,
  format: RenditionFormat,
  { width, height }: Fields,
  url: unknown,
  size: unknown,
): ChosenRendition[] {
  const box = { width: toNumber(width), height: toNumber(height) };
  if (typeof url !== 'string' || url === '' || !box.width || !box.height) return [];
  return [{ url, format, name, ...box, size: toNumber(size) }];
}

/** Returns all moving files of a GIF; for a clip its videos, because they have sound. */
export function renditionsOf({ images, video, type }: IGif): ChosenRendition[] {
  if (type === 'video') {
    const { source: _upload, ...assets } = video?.assets ?? {};
    const videos = Object.entries(assets).flatMap(([name, asset]) =>
      fileOf(name, 'mp4', Object(asset), asset?.url, Object(asset).size),
    );
    if (videos.length > 0) return videos;
  }
  return Object.entries(images ?? {}).flatMap(([name, image]) => {
    if (name.endsWith('_still') || name.startsWith('preview')) return [];
    const fields: Fields = Object(image);
    return [
      ...fileOf(name, 'gif', fields, fields.url, fields.size),
      ...fileOf(name, 'webp', fields, fields.webp, fields.webp_size),
      ...fileOf(name, 'mp4', fields, fields.mp4, fields.mp4_size),
    ];
  });
}

const bytesOf = ({ size, width, height, format }: ChosenRendition): number =>
  size || width * height * WEIGHT[format];

const least = (files: readonly ChosenRendition[], of: (file: ChosenRendition) => number) =>
  [...files].sort((a, b) => of(a) - of(b))[0];

/**
 * Returns the smallest file that is wide enough, otherwise the widest. Compares actual sizes, because formats and names
 * say little: an MP4 can be larger than a WebP, and size names differ between services.
 *
 * @param width px at which the file is shown.
 * @param formats formats that the destination can show; a clip is always a video.
 * @returns undefined if the GIF has no such file.
 */
export function chooseRendition(
  gif: IGif,
  width: number,
  formats: readonly RenditionFormat[],
): ChosenRendition | undefined {
  const all = renditionsOf(gif);
  const isFit = ({ format }: ChosenRendition) => gif.type === 'video' || formats.includes(format);
  const files = all.filter(isFit);
  const wide = files.filter((file) => file.width >= width * WIDE_ENOUGH);
  return (
    least(wide, bytesOf) ?? least(files, (file) => -file.width * 1e12 + bytesOf(file)) ?? undefined
  );
}
