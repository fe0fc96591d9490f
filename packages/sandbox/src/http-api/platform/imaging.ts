import { MAX_UPLOAD_BYTES } from '../../constants.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import { readForm } from '../../http/read-body.ts';
import type { Context } from '../context.ts';
import { getEntry } from '../find-entry.ts';
import { openEndpoint, type PlatformEndpoint } from './platform-endpoint.ts';
import { trim } from './trim.ts';

const seconds = (text: unknown, name: string, least: number): number => {
  const value = typeof text === 'string' && text.trim() ? Number(text) : Number.NaN;
  if (Number.isFinite(value) && value >= least) return value;
  throw badRequest(`Parameter "${name}" must be a number of seconds.`);
};

const trimResponse = async (
  { request }: Context,
  media: Blob,
  start: unknown,
  duration: unknown,
): Promise<Response> => {
  const [type = ''] = media.type.split(';');
  const trimmed = await trim(
    new Uint8Array(await media.arrayBuffer()),
    type,
    seconds(start, 'start', 0),
    seconds(duration, 'duration', 0.01),
    request.signal,
  );
  return new Response(trimmed.bytes, { headers: { 'Content-Type': trimmed.type } });
};

/** Only media of the sandbox itself: it opens no connections. */
const fetchOwn = async ({ namespace }: Context, address: string): Promise<Blob> => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, id, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !id || !file) {
    throw badRequest(
      'Parameter "media_url" must be the address of a rendition; upload other media as file.',
    );
  }
  const entry = getEntry(namespace.catalog, id);
  const response = await namespace.serveMedia(new Request(url), entry, file);
  if (!response.ok) throw notFound();
  return response.blob();
};

const trimByUrl = async (context: Context): Promise<Response> => {
  const { query } = context;
  const media = await fetchOwn(context, required(query, 'media_url'));
  return trimResponse(context, media, query.get('start'), query.get('duration'));
};

const trimUpload = async (context: Context): Promise<Response> => {
  const form = await readForm(context.request, MAX_UPLOAD_BYTES);
  const file = form.get('file');
  if (!(file instanceof Blob)) throw badRequest('Field "file" must be a file.');
  return trimResponse(context, file, form.get('start'), form.get('duration'));
};

export const imagingEndpoints: readonly PlatformEndpoint[] = [
  openEndpoint(
    'GET',
    '/imaging/trim',
    'Trims media_url: start and duration in seconds.',
    trimByUrl,
    { query: ['media_url!', 'start!', 'duration!'], sends: ['image/gif', 'video/mp4'] },
  ),
  openEndpoint(
    'POST',
    '/imaging/trim',
    'Trims an uploaded file: file, start, duration.',
    trimUpload,
    { body: 'upload', sends: ['image/gif', 'video/mp4'] },
  ),
];
