import * as z from 'zod';
import { badRequest, notFound } from '../../http/errors.ts';
import { TEXT } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';
import { publicEndpoint } from './guards.ts';
import { trim } from './trim.ts';

/** Which part, in seconds. */
const PART = { start: z.coerce.number().min(0), duration: z.coerce.number().min(0.01) };

const trimResponse = async (
  { request }: Context,
  media: Blob,
  { start, duration }: { start: number; duration: number },
): Promise<Response> => {
  const [type = ''] = media.type.split(';');
  const bytes = new Uint8Array(await media.arrayBuffer());
  const trimmed = await trim(bytes, type, start, duration, request.signal);
  return new Response(trimmed.bytes, { headers: { 'Content-Type': trimmed.type } });
};

/** Only media of the sandbox itself: it opens no connections. */
const fetchOwn = async ({ service }: Context, address: string): Promise<Blob> => {
  const url = URL.parse(address);
  const [, id, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !id || !file) {
    throw badRequest(
      'Parameter "media_url" must be the address of a rendition; upload other media as file.',
    );
  }
  const entry = getEntry(service.catalog, id);
  const response = await service.media.serveMedia(new Request(url), entry, file);
  if (!response.ok) throw notFound();
  return response.blob();
};

export const imagingEndpoints: readonly Endpoint[] = [
  publicEndpoint(
    'GET',
    '/imaging/trim',
    'Trims media_url: start and duration in seconds.',
    { query: { media_url: TEXT, ...PART } },
    async (context) =>
      trimResponse(context, await fetchOwn(context, context.query.media_url), context.query),
  ),
  publicEndpoint(
    'POST',
    '/imaging/trim',
    'Trims an uploaded file: file, start, duration.',
    { body: z.object({ file: z.file(), ...PART }) },
    (context) => trimResponse(context, context.body.file, context.body),
  ),
];
