import { RATINGS } from '../catalog/entry.ts';
import { feedOf } from '../channels/channel-feed.ts';
import { searchChannels } from '../channels/search-channels.ts';
import type { Context } from '../endpoint/context.ts';
import { type Endpoint, VERSION } from '../endpoint/endpoint.ts';
import { readQuery, readRating } from '../http/parameters.ts';
import { PAGE } from '../openapi/parameters.ts';
import { channelJson } from './channel-json.ts';
import { pageResponse } from './page-response.ts';

const search = (context: Context): Response => {
  const { service, query } = context;
  const max = RATINGS.indexOf(readRating(query));
  return pageResponse(context, searchChannels(service.store, readQuery(query)), (channel) =>
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
