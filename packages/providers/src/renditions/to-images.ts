/** `still` is the first frame. */
export type MediaFormat = 'gif' | 'webp' | 'mp4' | 'webm' | 'still';

export interface MediaFile {
  format: MediaFormat;
  url: string;
  /** px */
  width: number;
  height: number;
  /** Undefined or 0 if unknown. */
  bytes?: number | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a positive integer, or 0 for any other value. */
export const toCount = (value: unknown): number => {
  const count = typeof value === 'object' ? 0 : Number(value);
  return count > 0 && Number.isFinite(count) ? Math.trunc(count) : 0;
};

/** Parses a service's file; undefined if it has no http(s) URL. */
export function toMediaFile(
  format: MediaFormat,
  { url, size }: Record<string, unknown>,
  [width, height]: readonly [unknown, unknown],
): MediaFile | undefined {
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) return undefined;
  return { format, url, width: toCount(width), height: toCount(height), bytes: toCount(size) };
}

export const recordsIn = (value: unknown): [name: string, Record<string, unknown>][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] =>
        isRecord(entry[1]),
      )
    : [];

/** Renditions by GIPHY's names, as input of `normalizeGif`. */
export type RawImages = Record<string, Record<string, string | number>>;

interface Picture {
  width: number;
  height: number;
  gif?: MediaFile;
  webp?: MediaFile;
  mp4?: MediaFile;
}

/** GIPHY's sizes: px of one side. */
const SIZES = [
  ['fixed_height', 'height', 200],
  ['fixed_width', 'width', 200],
  ['fixed_height_small', 'height', 100],
  ['fixed_width_small', 'width', 100],
] as const;

/** Largest ratio between the size of an image and the GIPHY size that it is listed under. */
const FAR = 2;

const area = ({ width, height }: { width: number; height: number }) => width * height;
const byArea = (files: readonly MediaFile[]) => [...files].sort((a, b) => area(b) - area(a));

/** Services round sizes differently. */
const isSameSize = (a: Picture, b: MediaFile) =>
  Math.abs(a.width - b.width) <= 2 && Math.abs(a.height - b.height) <= 2;

/** At least 1. */
const ratio = (a: number, b: number) => Math.max(a / b, b / a);

const closest = <T>(items: readonly T[], distance: (item: T) => number): T | undefined =>
  [...items].sort((a, b) => distance(a) - distance(b))[0];

/** Returns the images, largest first. If only videos are animated, stills are used as images. */
function toPictures(files: readonly MediaFile[]): Picture[] {
  const moving = files.filter(({ format }) => format === 'gif' || format === 'webp');
  const pictures: Picture[] = [];
  for (const file of byArea(moving.length > 0 ? moving : files)) {
    if (file.format === 'mp4' || file.format === 'webm') continue;
    const known = pictures.find((picture) => isSameSize(picture, file));
    const picture = known ?? { width: file.width, height: file.height };
    picture[file.format === 'webp' ? 'webp' : 'gif'] ??= file;
    if (!known) pictures.push(picture);
  }
  for (const picture of pictures) {
    const mp4 = files.find((file) => file.format === 'mp4' && isSameSize(picture, file));
    if (mp4) picture.mp4 = mp4;
  }
  return pictures;
}

/** Returns the URL and size of a file, with field names of a rendition. */
const fields = (name: 'url' | 'webp' | 'mp4', file: MediaFile | undefined) =>
  file && {
    [name]: file.url,
    [name === 'url' ? 'size' : `${name}_size`]: String(file.bytes || ''),
  };

const toRendition = ({ width, height, gif, webp, mp4 }: Partial<Picture>) => ({
  width: width ?? 0,
  height: height ?? 0,
  // An image always has a `url`.
  ...fields('url', gif ?? webp),
  ...fields('webp', webp),
  ...fields('mp4', mp4),
});

/**
 * Lists the files of a GIF under GIPHY's rendition names by real size, because each service has its own names. An
 * image and an MP4 share a rendition only if both have the same size.
 */
export function toImages(files: readonly MediaFile[]): RawImages {
  const of = (format: MediaFormat) => byArea(files.filter((file) => file.format === format));
  const [pictures, [mp4], stills] = [toPictures(files), of('mp4'), of('still')];
  const images: RawImages = {};
  const add = (name: string, picture: Picture) => {
    images[name] = toRendition(picture);
    const still = closest(stills, (other) => ratio(area(other) || 1, area(picture) || 1));
    if (still) images[`${name}_still`] = toRendition({ ...still, gif: still });
  };
  if (pictures[0]) add('original', pictures[0]);
  if (mp4) images.original_mp4 = toRendition({ ...mp4, mp4 });
  for (const [name, side, length] of SIZES) {
    const distance = (picture: Picture) => ratio(picture[side] || 1, length);
    const picture = closest(pictures, distance);
    if (picture && distance(picture) <= FAR) add(name, picture);
  }
  return images;
}

/** GIPHY's heights of clips, in px. */
const HEIGHTS = [360, 480, 720, 1080];

/** Builds the video of a clip for `normalizeGif`: each MP4 under the closest height. */
export function toVideo(files: readonly MediaFile[]): object | undefined {
  const assets: Record<string, object> = {};
  for (const { format, url, width, height, bytes } of files) {
    if (format !== 'mp4') continue;
    const [name] = [...HEIGHTS].sort((a, b) => Math.abs(a - height) - Math.abs(b - height));
    assets[`${name}p`] ??= { url, width, height, size: String(bytes || '') };
  }
  return Object.keys(assets).length > 0 ? { assets } : undefined;
}
