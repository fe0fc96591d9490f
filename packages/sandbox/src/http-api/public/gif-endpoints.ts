import { emojiEntries, emojiGroup } from '../../catalog/emoji-entries.ts';
import type { Entry } from '../../catalog/entry.ts';
import { MAX_IDS } from '../../constants.ts';
import { notFound } from '../../http/errors.ts';
import { IDS, PAGE, RATING, TEXT, WEB_ADDRESS } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { findEntry, getEntry } from '../find-entry.ts';
import { envelope, gifJson, gifResponse, gifsResponse, pagination } from '../responses.ts';
import { serviceEndpoint } from './service-endpoint.ts';

/** Emoji have no analytics payload, and only default ones have user tags. */
const emojiJson = (context: Context, entry: Entry): Record<string, unknown> => {
  const {
    analytics: _analytics,
    analytics_response_payload: _payload,
    user_tags,
    ...emoji
  } = gifJson(context, entry, 'EMOJI');
  return entry.kind === 'emoji' ? { ...emoji, user_tags } : emoji;
};

export const gifEndpoints: readonly Endpoint[] = [
  serviceEndpoint(
    `GET ${VERSION}/gifs`,
    `Items by ids, separated by commas; at most ${MAX_IDS}. Unknown ids are omitted.`,
    { query: { ids: IDS }, example: '/v1/gifs?ids={gif},{sticker}' },
    (context) => {
      const { catalog } = context.service;
      const entries = context.query.ids.flatMap((id) => findEntry(catalog, id) ?? []);
      return gifsResponse(context, { entries, total: entries.length }, 0, 'GIF_BY_ID');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/gifs/:id`,
    'One item of any kind.',
    { example: '/v1/gifs/{gif}' },
    (context) => gifResponse(context, getEntry(context.service.catalog, context.id), 'GIF_BY_ID'),
  ),
  serviceEndpoint(
    `GET ${VERSION}/gifs/:id/associations`,
    'Related items: other variations of an emoji, or more of the same account.',
    {
      query: { rating: RATING, ...PAGE },
      example: '/v1/gifs/{gif}/associations?limit=1',
    },
    (context) => {
      const { catalog } = context.service;
      const { rating, offset, limit } = context.query;
      const { id, username, kind } = getEntry(catalog, context.id);
      const variations = emojiGroup(id)?.filter((entry) => entry.id !== id) ?? [];
      const page =
        username && kind !== 'emoji' && variations.length === 0
          ? catalog.list({ kind, username, rating, except: id }, offset, limit)
          : { entries: variations.slice(offset, offset + limit), total: variations.length };
      return gifsResponse(context, page, offset, 'GIF_ASSOCIATION');
    },
  ),
  serviceEndpoint(
    `PUT ${VERSION}/gifs/:id/cta`,
    'Sets the call to action of an item: link and text.',
    {
      query: {
        link: WEB_ADDRESS.describe('Target URL.'),
        text: TEXT.describe('Label.'),
      },
      example: '/v1/gifs/{gif}/cta?link=https://example.com/shop&text=Shop',
    },
    (context) => {
      const { id } = getEntry(context.service.catalog, context.id);
      const cta = context.query;
      context.service.store.ctas.put(id, cta);
      return envelope({ id, cta }, context.responseId);
    },
  ),
  serviceEndpoint(
    `DELETE ${VERSION}/gifs/:id/cta`,
    'Removes the call to action of an item.',
    { example: '/v1/gifs/{gif}/cta' },
    (context) => {
      const { id } = getEntry(context.service.catalog, context.id);
      if (!context.service.store.ctas.remove(id)) throw notFound();
      return envelope({ id, cta: null }, context.responseId);
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/emoji`,
    'Emoji: every variation in version 1, only the default ones in version 2.',
    { query: PAGE, example: '/v2/emoji?limit=1' },
    (context) => {
      const { offset, limit } = context.query;
      const isVersion1 = context.params.version === 'v1';
      const all = emojiEntries.flatMap((group) => (isVersion1 ? group : group.slice(0, 1)));
      const page = all.slice(offset, offset + limit);
      const next = offset + page.length;
      const cursor = { count: page.length, offset, next_cursor: next < all.length ? next : 0 };
      return envelope(
        page.map((entry) => emojiJson(context, entry)),
        context.responseId,
        isVersion1 ? pagination(all.length, page.length, offset) : cursor,
      );
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/emoji/:id/variations`,
    'The variations of an emoji except its default.',
    { example: '/v2/emoji/{emoji}/variations' },
    (context) => {
      const group = emojiGroup(context.id);
      if (!group) throw notFound();
      const variations = group.slice(1).map((entry) => emojiJson(context, entry));
      return envelope(variations, context.responseId);
    },
  ),
];
