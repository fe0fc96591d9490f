import type { Entry } from '../catalog/entry.ts';
import { toGif } from '../catalog/gif-json.ts';
import { envelope, pagination } from '../http/envelope.ts';
import type { Page } from '../store/catalogue.ts';
import type { Exchange } from './call.ts';

/** An item as it stands in the answer to this request. */
export const gifJson = (
  { service, addresses, responseId }: Exchange,
  entry: Entry,
  eventType: string,
): Record<string, unknown> => {
  const media = service.mediaJson(entry, addresses.origin);
  const cta = service.changes.cta(entry.id);
  const gif = toGif(entry, addresses, media, { responseId, eventType });
  const profile = service.platform.profiles.get(entry.username);
  const user = profile && { ...(gif.user as object), ...profile };
  return { ...gif, ...(user && { user }), ...(cta && { cta }) };
};

export const answerGif = (exchange: Exchange, entry: Entry, eventType: string): Response =>
  envelope(gifJson(exchange, entry, eventType), exchange.responseId);

/** One page of a list. */
export const answerGifs = (
  exchange: Exchange,
  { entries, total }: Page,
  offset: number,
  eventType: string,
): Response =>
  envelope(
    entries.map((entry) => gifJson(exchange, entry, eventType)),
    exchange.responseId,
    pagination(total, entries.length, offset),
  );
