import type { Entry } from '../catalog/entry.ts';
import { toGif } from '../catalog/gif-json.ts';
import { type Page, type Paging, pageOf } from '../catalog/search/catalog.ts';
import { type Account, toUser } from '../catalog/users.ts';
import type { Context } from './context.ts';

export const envelope = (data: unknown, responseId: string, pagination?: object): object => ({
  data,
  ...(pagination && { pagination }),
  meta: { status: 200, msg: 'OK', response_id: responseId },
});

export const pageResponse = <Item>(
  { responseId }: Context,
  { entries, offset, total }: Page<Item>,
  toJson: (item: Item) => unknown,
): object =>
  envelope(entries.map(toJson), responseId, { total_count: total, count: entries.length, offset });

/** Responds in the wider platform's format, with the URL of the next page. */
export function linkedPage<Item>(
  { query: { offset, limit }, request }: Context<Paging>,
  items: readonly Item[],
  toJson: (item: Item) => unknown,
): object {
  const end = offset + limit;
  const next = new URL(request.url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('offset', String(end));
  return {
    count: items.length,
    next: end < items.length ? next.href : null,
    results: pageOf(items, { offset, limit }).entries.map(toJson),
  };
}

export function gifJson(
  { media, store, addresses, responseId }: Context,
  entry: Entry,
  eventType: string,
): Record<string, unknown> {
  const json = media.mediaJson(entry, addresses.origin);
  const cta = store.ctas.get(entry.id);
  const gif = toGif(entry, addresses, json, { responseId, eventType });
  const profile = store.profiles.get(entry.username);
  const user = profile && { ...(gif.user as object), ...profile };
  return { ...gif, ...(user && { user }), ...(cta && { cta }) };
}

export const gifResponse = (context: Context, entry: Entry, eventType: string): object =>
  envelope(gifJson(context, entry, eventType), context.responseId);

export const gifsResponse = (context: Context, page: Page, eventType: string): object =>
  pageResponse(context, page, (entry) => gifJson(context, entry, eventType));

/** Renders an account in the service's format, with its owner's changes. */
export const accountJson = (
  { store, addresses }: Context,
  account: Account,
): Record<string, unknown> => ({
  ...toUser(account, addresses.origin, addresses.site),
  ...store.profiles.get(account.username),
});
