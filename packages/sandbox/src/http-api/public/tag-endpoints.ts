import * as z from 'zod';
import { encodeName } from '../../catalog/categories.ts';
import { RATINGS } from '../../catalog/entry.ts';
import { analyticsPayload } from '../../catalog/gif-json.ts';
import { pageOf } from '../../catalog/search/catalog.ts';
import { PAGE, QUERY, RATING } from '../../http/validate.ts';
import { searchChannels } from '../../state/channels.ts';
import { channelJson, feedOf } from '../channel-json.ts';
import type { Context } from '../context.ts';
import { type Endpoint, serviceEndpoint, VERSION } from '../endpoint.ts';
import { envelope, pageResponse } from '../responses.ts';

const TRENDING_SEARCHES = 20;

export const tagJson = ({ responseId }: Context, name: string) => ({
  name,
  name_encoded: encodeName(name),
  response_id: responseId,
  analytics_response_payload: analyticsPayload(name, { responseId, eventType: 'TAG_SEARCH' }),
});

export const tagEndpoints: readonly Endpoint[] = [
  serviceEndpoint(
    `GET ${VERSION}/gifs/search/tags`,
    'Tags that begin with q, for autocomplete.',
    { query: { q: QUERY, ...PAGE } },
    (context) =>
      pageResponse(context, pageOf(context.tags().search(context.query.q), context.query), (name) =>
        tagJson(context, name),
      ),
  ),
  serviceEndpoint(
    `GET ${VERSION}/tags/related/:tag`,
    'Tags related to a tag, closest first; score is the minimum, from 0 to 1.',
    {
      query: {
        score: z.coerce.number().min(0).max(1).default(0),
        ...PAGE,
      },
    },
    (context) => {
      const { query, params } = context;
      const tags = context.tags().related(params.tag ?? '');
      const close = tags.filter(({ score }) => score >= query.score);
      return pageResponse(context, pageOf(close, query), ({ name, score }) => ({
        ...tagJson(context, name),
        score,
      }));
    },
  ),
  // In both versions: the documentation uses version 1, the SDKs version 2.
  serviceEndpoint(
    `GET ${VERSION}/trending/searches`,
    'Popular search terms.',
    ({ tags, responseId }) => envelope(tags().popular().slice(0, TRENDING_SEARCHES), responseId),
  ),
  serviceEndpoint(
    `GET ${VERSION}/channels/search`,
    'Public channels whose name, description or tags have the words of q.',
    { query: { q: QUERY, rating: RATING, ...PAGE } },
    (context) => {
      const { query, store } = context;
      const max = RATINGS.indexOf(query.rating);
      return pageResponse(context, pageOf(searchChannels(store, query.q), query), (channel) => {
        const feed = feedOf(context, channel);
        const featured = feed.find(({ rating }) => RATINGS.indexOf(rating) <= max);
        return channelJson(context, channel, featured);
      });
    },
  ),
];
