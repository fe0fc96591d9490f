import type { Exchange } from '../api/call.ts';
import { findEntry } from '../catalog/find-entry.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { openCall, type PlatformCall } from './platform-call.ts';
import { trim } from './trim.ts';

const seconds = (text: unknown, name: string, least: number): number => {
  const value = typeof text === 'string' && text.trim() ? Number(text) : Number.NaN;
  if (Number.isFinite(value) && value >= least) return value;
  throw badRequest(`Parameter "${name}" must be a number of seconds.`);
};

const answer = async (
  { request }: Exchange,
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

/** Only media of the sandbox itself have an address that it fetches: it opens no connections. */
const fetchOwn = async ({ service }: Exchange, address: string): Promise<Blob> => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, id, file] = /^\/media\/([^/]+)\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !id || !file) {
    throw badRequest(
      'Parameter "media_url" must be the address of a rendition; send others as file.',
    );
  }
  const entry = findEntry(service.catalogue, id);
  if (!entry) throw notFound();
  const response = await service.serveMedia(new Request(url), entry, file);
  if (!response.ok) throw notFound();
  return response.blob();
};

const byAddress = async (exchange: Exchange): Promise<Response> => {
  const { query } = exchange;
  const media = await fetchOwn(exchange, required(query, 'media_url'));
  return answer(exchange, media, query.get('start'), query.get('duration'));
};

const upload = async (exchange: Exchange): Promise<Response> => {
  const form = await exchange.request.formData().catch(() => {
    throw badRequest('The body must be a form.');
  });
  const file = form.get('file');
  if (!(file instanceof Blob)) throw badRequest('Field "file" must be a file.');
  return answer(exchange, file, form.get('start'), form.get('duration'));
};

export const imagingCalls: readonly PlatformCall[] = [
  openCall('GET', '/imaging/trim', 'Cuts media_url: start and duration in seconds.', byAddress),
  openCall('POST', '/imaging/trim', 'Cuts an uploaded file: file, start, duration.', upload),
];
