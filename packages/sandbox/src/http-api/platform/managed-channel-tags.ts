import { badRequest, notFound } from '../../http/errors.ts';
import { getChannel } from '../../state/channel-tree.ts';
import type { Collection } from '../../state/collection.ts';
import type { ChannelTagDocument } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { type Fields, readFields, textField } from './body.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

type Tags = Collection<ChannelTagDocument>;

const rankOf = ({ rank }: Fields): number | undefined => {
  if (rank === undefined) return undefined;
  if (Number.isInteger(rank)) return Number(rank);
  throw badRequest('Field "rank" must be a whole number.');
};

const create = async ({ namespace, request }: Context, tags: Tags): Promise<ChannelTagDocument> => {
  const fields = await readFields(request);
  const channel = getChannel(namespace.store, textField(fields, 'channel')).id;
  const others = tags.all().filter((one) => one.channel === channel).length;
  const rank = rankOf(fields) ?? others;
  return { id: tags.nextId(), channel, tag: textField(fields, 'tag'), rank };
};

const update = async ({ namespace, request, params }: Context): Promise<Response> => {
  const { rankedTags } = namespace.store;
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

const remove = ({ params }: Context, tags: Tags): Response => {
  if (!tags.remove(params.id ?? '')) throw notFound('No such tag.');
  return noContent();
};

const RANKED = '/api/v4/channel-ranked-tags/';
const MAGIC = '/api/v4/channel-magic-tags/';

export const channelTagEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'POST',
    RANKED,
    'Adds a tag to a channel: channel, tag, rank.',
    async (context) => {
      const { rankedTags } = context.namespace.store;
      const tag = await create(context, rankedTags);
      rankedTags.put(tag.id, tag);
      return Response.json(tag, { status: 201 });
    },
    { body: 'channelTag', response: 'channelTag' },
  ),
  siteEndpoint('PATCH', `${RANKED}:id/`, 'Changes a ranked tag.', update, {
    body: 'channelTagChanges',
    response: 'channelTag',
  }),
  siteEndpoint('DELETE', `${RANKED}:id/`, 'Removes a ranked tag.', (context) =>
    remove(context, context.namespace.store.rankedTags),
  ),
  siteEndpoint(
    'POST',
    MAGIC,
    'Adds a tag to a channel: channel, tag. GIFs that match the tag are then in the channel.',
    async (context) => {
      const { magicTags } = context.namespace.store;
      const { rank: _rank, ...tag } = await create(context, magicTags);
      magicTags.put(tag.id, tag);
      return Response.json(tag, { status: 201 });
    },
    { body: 'channelTag', response: 'channelTag' },
  ),
  siteEndpoint('DELETE', `${MAGIC}:id/`, 'Removes a magic tag.', (context) =>
    remove(context, context.namespace.store.magicTags),
  ),
];
