import { searchChannels, toChannel } from '../catalog/channels.ts';
import { envelope, pagination } from '../http/envelope.ts';
import { readPage, readQuery, readRating } from '../http/parameters.ts';
import { gifJson } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const search = (exchange: Exchange): Response => {
  const { service, query, addresses, responseId } = exchange;
  const found = searchChannels(readQuery(query));
  const { offset, limit } = readPage(query);
  const rating = readRating(query);
  const page = found.slice(offset, offset + limit).map((account) => {
    const { username } = account;
    const [front] = service.catalogue.list({ kind: 'gif', rating, username }, 0, 1).entries;
    return toChannel(account, addresses, front ? gifJson(exchange, front, 'CHANNEL_SEARCH') : null);
  });
  return envelope(page, responseId, pagination(found.length, page.length, offset));
};

export const channelCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/channels/search`,
    summary: 'Public channels whose name or description has the words of q.',
    example: '/v1/channels/search?q=animal',
    handle: search,
  },
];
