import type { Exchange } from '../api/call.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { type Fields, readFields, textField } from './body.ts';
import { findChannel } from './channel-tree.ts';
import type { Collection } from './collection.ts';
import type { ChannelTagDocument } from './documents.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

type Tags = Collection<ChannelTagDocument>;

const rankOf = ({ rank }: Fields): number | undefined => {
  if (rank === undefined) return undefined;
  if (Number.isInteger(rank)) return Number(rank);
  throw badRequest('Field "rank" must be a whole number.');
};

const create = async ({ service, request }: Exchange, tags: Tags): Promise<ChannelTagDocument> => {
  const fields = await readFields(request);
  const channel = findChannel(service.platform, textField(fields, 'channel')).id;
  const others = tags.all().filter((one) => one.channel === channel).length;
  const rank = rankOf(fields) ?? others;
  return { id: tags.nextId(), channel, tag: textField(fields, 'tag'), rank };
};

const update = async ({ service, request, params }: Exchange): Promise<Response> => {
  const { rankedTags } = service.platform;
  const known = rankedTags.get(params.id ?? '');
  if (!known) throw notFound('No such tag.');
  const fields = await readFields(request);
  const changed = {
    ...known,
    ...(fields.tag !== undefined && { tag: textField(fields, 'tag') }),
    ...(fields.rank !== undefined && { rank: rankOf(fields) ?? 0 }),
  };
  rankedTags.put(known.id, changed);
  return Response.json(changed);
};

const remove = ({ params }: Exchange, tags: Tags): Response => {
  if (!tags.remove(params.id ?? '')) throw notFound('No such tag.');
  return noContent();
};

const RANKED = '/api/v4/channel-ranked-tags/';
const MAGIC = '/api/v4/channel-magic-tags/';

export const channelTagCalls: readonly PlatformCall[] = [
  siteCall('POST', RANKED, 'Gives a channel a tag: channel, tag, rank.', async (exchange) => {
    const { rankedTags } = exchange.service.platform;
    const tag = await create(exchange, rankedTags);
    rankedTags.put(tag.id, tag);
    return Response.json(tag, { status: 201 });
  }),
  siteCall('PATCH', `${RANKED}:id/`, 'Changes a ranked tag.', update),
  siteCall('DELETE', `${RANKED}:id/`, 'Removes a ranked tag.', (exchange) =>
    remove(exchange, exchange.service.platform.rankedTags),
  ),
  siteCall(
    'POST',
    MAGIC,
    'Gives a channel a tag whose items are in the channel from then on: channel, tag.',
    async (exchange) => {
      const { magicTags } = exchange.service.platform;
      const { rank: _rank, ...tag } = await create(exchange, magicTags);
      magicTags.put(tag.id, tag);
      return Response.json(tag, { status: 201 });
    },
  ),
  siteCall('DELETE', `${MAGIC}:id/`, 'Removes a magic tag.', (exchange) =>
    remove(exchange, exchange.service.platform.magicTags),
  ),
];
