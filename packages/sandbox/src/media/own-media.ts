import { readFile } from 'node:fs/promises';
import type { OwnFile, OwnMedia } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import { notFound } from '../http/errors.ts';
import { ownFormatOf } from './images.ts';
import { respond } from './respond.ts';

/** What ends a GIF. */
const TRAILER = 0x3b;

/** The media of an item of one's own, with URLs on the origin. */
export function ownMediaJson({ images, video }: OwnMedia, origin: string): MediaJson {
  const text = JSON.stringify({ images, ...(video && { video }) });
  return JSON.parse(text.replaceAll('{origin}', origin)) as MediaJson;
}

const bytesOf = async ({ path, firstFrame }: OwnFile): Promise<Uint8Array> => {
  const bytes = await readFile(path);
  return firstFrame ? Buffer.concat([bytes.subarray(0, firstFrame), Buffer.of(TRAILER)]) : bytes;
};

/** Where the media of a GIF from elsewhere are: in the format of a file's name, if there is one. */
const elsewhere = ({ images }: OwnMedia, name: string): string | undefined => {
  const field = { webp: 'webp', mp4: 'mp4' }[name.split('.').at(-1) ?? ''] ?? 'url';
  const all = [images.fixed_height, images.original, ...Object.values(images)];
  const urls = [field, 'url', 'webp', 'mp4'].flatMap((one) =>
    all.map((rendition) => Object(rendition)[one]),
  );
  return urls.find((url) => typeof url === 'string' && url);
};

/**
 * Responds with a file of an item of one's own, or leads to where it is.
 *
 * @throws {ServiceError} 404 when there is no such file
 */
export async function serveOwn(request: Request, media: OwnMedia, name: string): Promise<Response> {
  if (!media.files) {
    const url = elsewhere(media, name);
    if (url) return new Response(null, { status: 302, headers: { location: url } });
    throw notFound();
  }
  const format = ownFormatOf(name);
  // Pages ask for a WebP of every item.
  const file = format && (media.files[format] ?? (format === 'webp' ? media.files.gif : undefined));
  if (!file) throw notFound();
  const { type, hash } = file;
  // The file may be another one after the next start.
  return respond(request, { type, hash, isFinal: false, read: () => bytesOf(file) });
}
