import { safeUrl } from './safe-url.ts';
import type { IGif } from './types/gif.ts';
import type { ImageAllTypes } from './types/images.ts';

/** `gif` is the image in a rendition's `url`, `mp4` a silent film, `still` the first frame, `video` a clip with sound. */
type FileFormat = 'gif' | 'webp' | 'mp4' | 'still' | 'video';

/** One file of a GIF. */
export interface GifFile {
  /** Name of its rendition, for a still that of the moving one: `fixed_width`. For a clip's video, `720p`. */
  rendition: string;
  format: FileFormat;
  url: string;
  /** px; 0 if unknown. A still without a size has that of its rendition. */
  width: number;
  height: number;
  /** 0 if unknown. */
  bytes: number;
}

type Rendition = Partial<ImageAllTypes>;

/** Files that the page itself holds. They run no script in an image or a video. */
const LOCAL_FILE = /^(?:blob:|data:(?:image|video)\/)/i;

const fileUrl = (value: unknown): string | undefined =>
  safeUrl(value) ?? (typeof value === 'string' && LOCAL_FILE.test(value) ? value : undefined);

const FORMATS = [
  ['gif', 'url', 'size'],
  ['webp', 'webp', 'webp_size'],
  ['mp4', 'mp4', 'mp4_size'],
] as const;

const entriesOf = (renditions: unknown) =>
  Object.entries(Object(renditions)).map(([name, rendition]): [string, Rendition] => [
    name,
    Object(rendition),
  ]);

/**
 * Lists the files of a GIF in the order of its renditions; for a clip also its videos, without the original upload.
 * `looping` repeats the GIF, `preview` shortens it. URLs are of http, https, `blob:`, or `data:` of an image or video.
 *
 * @param formats the formats to list. @default all
 */
export function listFiles(
  { images, video }: Partial<Pick<IGif, 'images' | 'video'>>,
  formats?: readonly FileFormat[],
): GifFile[] {
  const files: GifFile[] = [];

  function add(
    rendition: string,
    format: FileFormat,
    address: unknown,
    { width, height }: Rendition,
    size: unknown,
  ): void {
    const url = !formats || formats.includes(format) ? fileUrl(address) : undefined;
    if (!url) return;
    const box = { width: Number(width) || 0, height: Number(height) || 0 };
    files.push({ rendition, format, url, ...box, bytes: Number(size) || 0 });
  }

  for (const [name, rendition] of entriesOf(images)) {
    const moving = /^(.+)_still$/.exec(name)?.[1];
    if (moving) {
      const sized = rendition.width ? rendition : Object(Object(images)[moving]);
      add(moving, 'still', rendition.url, sized, rendition.size);
    } else {
      for (const [format, url, size] of FORMATS)
        add(name, format, rendition[url], rendition, rendition[size]);
    }
  }
  for (const [name, asset] of entriesOf(video?.assets))
    if (name !== 'source') add(name, 'video', asset.url, asset, asset.size);
  return files;
}
