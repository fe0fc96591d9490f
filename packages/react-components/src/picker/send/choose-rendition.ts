import type { IGif } from '@gifkit/model';

/** What a file is. */
export type RenditionFormat = 'gif' | 'webp' | 'mp4';

/** One file of a GIF, with everything that is needed to show it. */
export interface ChosenRendition {
  url: string;
  format: RenditionFormat;
  /** GIPHY's name of it: 'fixed_width', 'original', …; of a clip the name of its video. */
  name: string;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Bytes; 0 where the service does not say. */
  size: number;
}

/** Bytes of a pixel, all frames together: what a file weighs of which nobody knows. */
const WEIGHT: Readonly<Record<RenditionFormat, number>> = { gif: 16, webp: 2, mp4: 1 };

/** Share of the wished width from which on a file is wide enough: nobody sees the difference. */
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

/** Every moving file of a GIF; of a clip its videos, which have its sound. */
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
 * The file with the fewest bytes of those that are wide enough; where none is, the widest. A format or the
 * name of a size says little about either: an MP4 can weigh more than a WebP, and one tier be wider than the next.
 *
 * @param width px at which it will be shown.
 * @param formats that the place it goes to can show. A clip is a video in any case.
 * @returns nothing where the GIF has no such file.
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
