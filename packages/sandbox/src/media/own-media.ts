import { readFile } from 'node:fs/promises';
import type { OwnFile, OwnMedia } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import { notFound } from '../http/errors.ts';
import { ownFormatOf } from './images.ts';
import { respond } from './respond.ts';

const TRAILER = 0x3b;

export function ownMediaJson({ images, video }: OwnMedia, origin: string): MediaJson {
  const text = JSON.stringify({ images, ...(video && { video }) });
  return JSON.parse(text.replaceAll('{origin}', origin)) as MediaJson;
}

const bytesOf = async ({ path, firstFrame }: OwnFile): Promise<Uint8Array> => {
  const bytes = await readFile(path);
  return firstFrame ? Buffer.concat([bytes.subarray(0, firstFrame), Buffer.of(TRAILER)]) : bytes;
};

/** Finds the URL of remote media, in the format of the file name if possible. */
const elsewhere = ({ images }: OwnMedia, name: string): string | undefined => {
  const field = { webp: 'webp', mp4: 'mp4' }[name.split('.').at(-1) ?? ''] ?? 'url';
  const all = [images.fixed_height, images.original, ...Object.values(images)];
  const urls = [field, 'url', 'webp', 'mp4'].flatMap((one) =>
    all.map((rendition) => Object(rendition)[one]),
  );
  return urls.find((url) => typeof url === 'string' && url);
};

/**
 * Responds with a file of a custom item, or redirects to it.
 *
 * @throws {ServiceError} 404 if there is no such file
 */
export async function serveOwn(request: Request, media: OwnMedia, name: string): Promise<Response> {
  if (!media.files) {
    const url = elsewhere(media, name);
    if (url) return new Response(null, { status: 302, headers: { location: url } });
    throw notFound();
  }
  const format = ownFormatOf(name);
  // Pages request a WebP of every item.
  const file = format && (media.files[format] ?? (format === 'webp' ? media.files.gif : undefined));
  if (!file) throw notFound();
  const { type, hash } = file;
  // Not final: the file may change before the next start.
  return respond(request, { type, hash, isFinal: false, read: () => bytesOf(file) });
}
