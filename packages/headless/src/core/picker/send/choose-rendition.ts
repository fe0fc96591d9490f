import { type IGif, listFiles } from '@gifkit/model';

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

/** Returns all moving files of a GIF; for a clip its videos, because they have sound. */
function renditionsOf(gif: IGif): ChosenRendition[] {
  const moving = (formats: Parameters<typeof listFiles>[1]) =>
    listFiles(gif, formats).filter(
      ({ rendition, width, height }) => width && height && !rendition.startsWith('preview'),
    );
  const videos = gif.type === 'video' ? moving(['video']) : [];
  const files = videos.length > 0 ? videos : moving(['gif', 'webp', 'mp4']);
  return files.map(({ rendition, format, url, width, height, bytes }) => ({
    url,
    format: format === 'gif' || format === 'webp' ? format : 'mp4',
    name: rendition,
    width,
    height,
    size: bytes,
  }));
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
