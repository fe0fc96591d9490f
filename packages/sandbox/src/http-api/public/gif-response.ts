import type { Entry } from '../../catalog/entry.ts';
import { toGif } from '../../catalog/gif-json.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { envelope, pagination } from '../../http/envelope.ts';
import { onDemand } from '../../http/on-demand.ts';
import type { Context } from '../context.ts';

/** An item as it is written in the response to this request. */
export function gifJson(
  { namespace, addresses, responseId }: Context,
  entry: Entry,
  eventType: string,
): Record<string, unknown> {
  const media = namespace.mediaJson(entry, addresses.origin);
  const cta = namespace.store.ctas.get(entry.id);
  const gif = toGif(entry, addresses, media, { responseId, eventType });
  const profile = namespace.store.profiles.get(entry.username);
  const user = profile && { ...(gif.user as object), ...profile };
  return { ...gif, ...(user && { user }), ...(cta && { cta }) };
}

/** A response with one item. */
export const gifResponse = (context: Context, entry: Entry, eventType: string): Response =>
  envelope(onDemand(context.query, gifJson(context, entry, eventType)), context.responseId);

/** A response with one page of a list of items. */
export const gifsResponse = (
  context: Context,
  { entries, total }: Page,
  offset: number,
  eventType: string,
): Response =>
  envelope(
    entries.map((entry) => onDemand(context.query, gifJson(context, entry, eventType))),
    context.responseId,
    pagination(total, entries.length, offset),
  );
