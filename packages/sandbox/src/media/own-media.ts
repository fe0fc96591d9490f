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

/**
 * Responds with a file of a custom item.
 *
 * @throws {ServiceError} 404 if there is no such file
 */
export async function serveOwn(request: Request, media: OwnMedia, name: string): Promise<Response> {
  const format = ownFormatOf(name);
  const file = format && media.files?.[format];
  if (!file) throw notFound();
  const { type, hash } = file;
  // Not final: the file may change before the next start.
  return respond(request, { type, hash, isFinal: false, read: () => bytesOf(file) });
}
