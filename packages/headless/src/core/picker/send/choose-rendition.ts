import type { IGif } from '@gifkit/model';

/** The format of a file. */
export type RenditionFormat = 'gif' | 'webp' | 'mp4';

/** One file of a GIF, with all that is needed to show it. */
export interface ChosenRendition {
  url: string;
  format: RenditionFormat;
  /** GIPHY's name of the rendition: 'fixed_width', 'original', …; for a clip, the name of its video. */
  name: string;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Bytes; 0 where the service does not say. */
  size: number;
}

/** Bytes per pixel for all frames together; used to estimate unknown file sizes. */
const WEIGHT: Readonly<Record<RenditionFormat, number>> = { gif: 16, webp: 2, mp4: 1 };

/** A file with at least this share of the width is wide enough; the difference is not visible. */
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

/** All moving files of a GIF; for a clip, its videos, because they have sound. */
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
 * The file with the fewest bytes among those that are wide enough; if none is, the widest. The files' real
 * sizes are compared, because formats and names say little: an MP4 can be larger than a WebP, and names of
 * sizes differ between services.
 *
 * @param width px at which it will be shown.
 * @param formats that can be shown where it is sent. A clip is always a video.
 * @returns undefined when the GIF has no such file.
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
