import type { Entry } from '../catalog/entry.ts';
import { toGif } from '../catalog/gif-json.ts';
import type { Page } from '../catalog/search/selection.ts';
import { type Account, toUser } from '../catalog/users.ts';
import type { Paging } from '../http/validate.ts';
import type { Context } from './context.ts';

export const pagination = (total: number, count: number, offset: number) => ({
  total_count: total,
  count,
  offset,
});

export const envelope = (data: unknown, responseId: string, pages?: object): Response =>
  Response.json({
    data,
    ...(pages && { pagination: pages }),
    meta: { status: 200, msg: 'OK', response_id: responseId },
  });

export function pageResponse<Item>(
  { query: { offset, limit }, responseId }: Context<Paging>,
  items: readonly Item[],
  toJson: (item: Item) => unknown,
): Response {
  const page = items.slice(offset, offset + limit);
  return envelope(page.map(toJson), responseId, pagination(items.length, page.length, offset));
}

/** Responds in the wider platform's format, with the URL of the next page. */
export function linkedPage<Item>(
  { query: { offset, limit }, request }: Context<Paging>,
  items: readonly Item[],
  toJson: (item: Item) => unknown,
): Response {
  const end = offset + limit;
  const next = new URL(request.url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('offset', String(end));
  return Response.json({
    count: items.length,
    next: end < items.length ? next.href : null,
    results: items.slice(offset, end).map(toJson),
  });
}

export function gifJson(
  { service, addresses, responseId }: Context,
  entry: Entry,
  eventType: string,
): Record<string, unknown> {
  const media = service.media.mediaJson(entry, addresses.origin);
  const cta = service.store.ctas.get(entry.id);
  const gif = toGif(entry, addresses, media, { responseId, eventType });
  const profile = service.store.profiles.get(entry.username);
  const user = profile && { ...(gif.user as object), ...profile };
  return { ...gif, ...(user && { user }), ...(cta && { cta }) };
}

export const gifResponse = (context: Context, entry: Entry, eventType: string): Response =>
  envelope(gifJson(context, entry, eventType), context.responseId);

export const gifsResponse = (
  context: Context,
  { entries, total }: Page,
  offset: number,
  eventType: string,
): Response =>
  envelope(
    entries.map((entry) => gifJson(context, entry, eventType)),
    context.responseId,
    pagination(total, entries.length, offset),
  );

/** Renders an account in the service's format, with its owner's changes. */
export const accountJson = (
  { service, addresses }: Context,
  account: Account,
): Record<string, unknown> => ({
  ...toUser(account, addresses.origin, addresses.site),
  ...service.store.profiles.get(account.username),
});
