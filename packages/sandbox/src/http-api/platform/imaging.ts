import * as z from 'zod';
import { badRequest, notFound, ServiceError } from '../../http/errors.ts';
import { TEXT } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, openEndpoint } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';

/** In seconds. */
const PART = { start: z.coerce.number().min(0), duration: z.coerce.number().min(0.01) };

/** Responds with the whole GIF or video, because trimming would need a decoder. */
const trimResponse = (media: Blob): Response => {
  if (!/^(image\/gif|video\/)/.test(media.type)) {
    throw new ServiceError(415, `"${media.type}" cannot be trimmed.`);
  }
  // Node's server would send a Blob as text.
  return new Response(media, { headers: { 'Content-Type': media.type } });
};

/** Fetches only media of the sandbox: it opens no connections. */
const fetchOwn = async ({ catalog, media }: Context, address: string): Promise<Blob> => {
  const url = URL.parse(address);
  const [, id, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !id || !file) {
    throw badRequest(
      'Parameter "media_url" must be the URL of a rendition; upload other media as file.',
    );
  }
  const entry = getEntry(catalog, id);
  const response = await media.serveMedia(new Request(url), entry, file);
  if (!response.ok) throw notFound();
  return response.blob();
};

export const imagingEndpoints: readonly Endpoint[] = [
  openEndpoint(
    'GET /imaging/trim',
    'Trims media_url: start and duration in seconds. The sandbox returns the whole file.',
    { query: { media_url: TEXT, ...PART } },
    async (context) => trimResponse(await fetchOwn(context, context.query.media_url)),
  ),
  openEndpoint(
    'POST /imaging/trim',
    'The same for an uploaded file: file, start, duration.',
    { body: z.object({ file: z.file(), ...PART }) },
    ({ body }) => trimResponse(body.file),
  ),
];
