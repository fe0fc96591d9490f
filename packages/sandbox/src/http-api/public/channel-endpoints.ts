import { RATINGS } from '../../catalog/entry.ts';
import { readQuery, readRating } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import { searchChannels } from '../../state/search-channels.ts';
import { feedOf } from '../channel-feed.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { pageResponse } from './offset-page.ts';
import { channelJson } from './public-channel-json.ts';

const search = (context: Context): Response => {
  const { namespace, query } = context;
  const max = RATINGS.indexOf(readRating(query));
  return pageResponse(context, searchChannels(namespace.store, readQuery(query)), (channel) =>
    channelJson(
      context,
      channel,
      feedOf(context, channel).find(({ rating }) => RATINGS.indexOf(rating) <= max),
    ),
  );
};

export const channelEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/channels/search`,
    summary: 'Public channels whose name, description or tags have the words of q.',
    example: '/v1/channels/search?q=animal',
    query: ['q!', 'rating', ...PAGE],
    response: 'channels',
    handle: search,
  },
];
