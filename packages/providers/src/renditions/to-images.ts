import type { MediaFile, MediaFormat } from './media-file.ts';

/** Renditions by GIPHY's names, as `normalizeGif` takes them. */
export type RawImages = Record<string, Record<string, string | number>>;

/** A picture in one size, as GIF, WebP or both, with the video that has the same size. */
interface Picture {
  width: number;
  height: number;
  gif?: MediaFile;
  webp?: MediaFile;
  mp4?: MediaFile;
}

/** GIPHY's sizes, in px of one side. */
const SIZES = [
  ['fixed_height', 'height', 200],
  ['fixed_width', 'width', 200],
  ['fixed_height_small', 'height', 100],
  ['fixed_width_small', 'width', 100],
] as const;

/** A picture may be this many times larger or smaller than the size of GIPHY under whose name it is listed. */
const FAR = 2;

const area = ({ width, height }: { width: number; height: number }) => width * height;
const byArea = (files: readonly MediaFile[]) => [...files].sort((a, b) => area(b) - area(a));

/** Services round the sizes of their files in different ways. */
const isSameSize = (a: Picture, b: MediaFile) =>
  Math.abs(a.width - b.width) <= 2 && Math.abs(a.height - b.height) <= 2;

/** The ratio of two lengths, at least 1. */
const ratio = (a: number, b: number) => Math.max(a / b, b / a);

const closest = <T>(items: readonly T[], distance: (item: T) => number): T | undefined =>
  [...items].sort((a, b) => distance(a) - distance(b))[0];

/** The pictures, largest first. When only videos move, the stills are used as pictures. */
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

/** A file under the names of its fields, with its bytes. */
const fields = (name: 'url' | 'webp' | 'mp4', file: MediaFile | undefined) =>
  file && {
    [name]: file.url,
    [name === 'url' ? 'size' : `${name}_size`]: String(file.size || ''),
  };

const toRendition = ({ width, height, gif, webp, mp4 }: Partial<Picture>) => ({
  width: width ?? 0,
  height: height ?? 0,
  // A picture always has a URL.
  ...fields('url', gif ?? webp),
  ...fields('webp', webp),
  ...fields('mp4', mp4),
});

/**
 * Lists the files of a GIF under GIPHY's names by their real sizes, because each service names sizes in its
 * own way. A video is named with a picture only where both have the same size.
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
