import { searchChannels, toChannel } from '../catalog/channels.ts';
import { readQuery, readRating } from '../http/parameters.ts';
import type { Context } from './context.ts';
import { type Endpoint, VERSION } from './endpoint.ts';
import { gifJson } from './gif-response.ts';
import { pageResponse } from './page-response.ts';

const search = (context: Context): Response => {
  const { service, query, addresses } = context;
  const rating = readRating(query);
  return pageResponse(context, searchChannels(readQuery(query)), (account) => {
    const selection = { kind: 'gif', rating, username: account.username } as const;
    const [featured] = service.catalog.list(selection, 0, 1).entries;
    return toChannel(
      account,
      addresses,
      featured ? gifJson(context, featured, 'CHANNEL_SEARCH') : null,
    );
  });
};

export const channelEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/channels/search`,
    summary: 'Public channels whose name or description has the words of q.',
    example: '/v1/channels/search?q=animal',
    handle: search,
  },
];
