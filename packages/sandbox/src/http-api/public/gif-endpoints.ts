import { emojiEntries, emojiGroup } from '../../catalog/emoji-entries.ts';
import type { Entry } from '../../catalog/entry.ts';
import { pageOf } from '../../catalog/search/catalog.ts';
import { MAX_IDS } from '../../constants.ts';
import { found } from '../../http/errors.ts';
import { IDS, PAGE, RATING, TEXT, WEB_ADDRESS } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, serviceEndpoint, VERSION } from '../endpoint.ts';
import { findEntry, getEntry } from '../find-entry.ts';
import { envelope, gifJson, gifResponse, gifsResponse, pageResponse } from '../responses.ts';

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
    { query: { ids: IDS } },
    (context) => {
      const entries = context.query.ids.flatMap((id) => findEntry(context.catalog, id) ?? []);
      return gifsResponse(context, pageOf(entries), 'GIF_BY_ID');
    },
  ),
  serviceEndpoint(`GET ${VERSION}/gifs/:id`, 'One item of any kind.', (context) =>
    gifResponse(context, getEntry(context.catalog, context.id), 'GIF_BY_ID'),
  ),
  serviceEndpoint(
    `GET ${VERSION}/gifs/:id/associations`,
    'Related items: other variations of an emoji, or more of the same account.',
    { query: { rating: RATING, ...PAGE } },
    (context) => {
      const { catalog, query } = context;
      const { id, username, kind } = getEntry(catalog, context.id);
      const variations = emojiGroup(id)?.filter((entry) => entry.id !== id) ?? [];
      const page =
        username && kind !== 'emoji' && variations.length === 0
          ? catalog.list({ kind, username, rating: query.rating, except: id }, query)
          : pageOf(variations, query);
      return gifsResponse(context, page, 'GIF_ASSOCIATION');
    },
  ),
  serviceEndpoint(
    `PUT ${VERSION}/gifs/:id/cta`,
    'Sets the call to action of an item: link and text.',
    {
      query: {
        link: WEB_ADDRESS,
        text: TEXT,
      },
    },
    (context) => {
      const { id } = getEntry(context.catalog, context.id);
      const cta = context.query;
      context.store.ctas.put(id, cta);
      return envelope({ id, cta }, context.responseId);
    },
  ),
  serviceEndpoint(
    `DELETE ${VERSION}/gifs/:id/cta`,
    'Removes the call to action of an item.',
    (context) => {
      const { id } = getEntry(context.catalog, context.id);
      found(context.store.ctas.remove(id));
      return envelope({ id, cta: null }, context.responseId);
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/emoji`,
    'Emoji: every variation in version 1, only the default ones in version 2.',
    { query: PAGE },
    (context) => {
      const { query, responseId } = context;
      const toJson = (entry: Entry) => emojiJson(context, entry);
      if (context.params.version === 'v1') {
        return pageResponse(context, pageOf(emojiEntries.flat(), query), toJson);
      }
      const defaults = emojiEntries.flatMap((group) => group.slice(0, 1));
      const { entries, offset, total } = pageOf(defaults, query);
      const next = offset + entries.length;
      const cursor = { count: entries.length, offset, next_cursor: next < total ? next : 0 };
      return envelope(entries.map(toJson), responseId, cursor);
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/emoji/:id/variations`,
    'The variations of an emoji except its default.',
    (context) => {
      const group = found(emojiGroup(context.id));
      const variations = group.slice(1).map((entry) => emojiJson(context, entry));
      return envelope(variations, context.responseId);
    },
  ),
];
