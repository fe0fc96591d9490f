import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { slugOf } from '../../catalog/ids.ts';
import { badRequest, found } from '../../http/errors.ts';
import { FLAG, ID, IDS, PAGE, TEXT } from '../../http/validate.ts';
import {
  childrenOf,
  getChannel,
  insertChannel,
  moveChannel,
  removeChannel,
} from '../../state/channels.ts';
import type { ChannelDocument, Store } from '../../state/store.ts';
import { feedOf, siteChannelJson } from '../channel-json.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { getGif } from '../find-entry.ts';
import { gifJson, linkedPage } from '../responses.ts';
import { siteEndpoint } from './guards.ts';

/** A job is done at its nth status request. */
const DONE_AT_POLL = 2;

const channelOf = ({ store, id }: Context): ChannelDocument => getChannel(store, id);

const CHANGES = z.object({
  display_name: TEXT.exactOptional(),
  slug: TEXT.exactOptional(),
  description: z.string().exactOptional(),
  content_type: z.string().exactOptional(),
  is_visible: z.boolean().exactOptional(),
  is_private: z.boolean().exactOptional(),
});

const checkSlug = ({ channels }: Store, { id, slug }: ChannelDocument): void => {
  if (channels.all().some((other) => other.slug === slug && other.id !== id)) {
    throw badRequest('Another channel has this slug.');
  }
};

const PATH = '/api/v4/channels';

const GIF_OF_CHANNEL = z.object({ channel: ID, gif: ID });

const gifOf = ({ store, body }: Context<unknown, z.output<typeof GIF_OF_CHANNEL>>) => {
  const { id } = getChannel(store, body.channel);
  return { key: `${id}:${body.gif}`, document: { channel: id, gif: body.gif } };
};

const TAG = z.object({ channel: ID, tag: ID, rank: z.int().optional() });

const RANKED = '/api/v4/channel-ranked-tags/';
const MAGIC = '/api/v4/channel-magic-tags/';

const tagEndpoints = (
  path: string,
  name: 'rankedTags' | 'magicTags',
  summary: string,
): Endpoint[] => [
  siteEndpoint(`POST ${path}`, summary, { body: TAG }, ({ store, body }) => {
    const tags = store[name];
    const channel = getChannel(store, body.channel).id;
    const others = tags.all().filter((one) => one.channel === channel).length;
    const rank = name === 'rankedTags' && { rank: body.rank ?? others };
    const tag = { id: tags.nextId(), channel, tag: body.tag, ...rank };
    tags.put(tag.id, tag);
    return Response.json(tag, { status: 201 });
  }),
  siteEndpoint(`DELETE ${path}:id/`, 'Removes a tag of a channel.', ({ store, id }) => {
    found(store[name].remove(id), 'No such tag.');
  }),
];

export const channelEndpoints: readonly Endpoint[] = [
  siteEndpoint(
    `GET ${PATH}`,
    'A channel by slug.',
    { query: { slug: TEXT, ...PAGE } },
    (context) => {
      const { slug } = context.query;
      const channels = context.store.channels.all().filter((one) => one.slug === slug);
      return linkedPage(context, channels, (channel) => siteChannelJson(context, channel));
    },
  ),
  siteEndpoint(
    `POST ${PATH}/`,
    'Creates a channel: display_name, slug, parent, …',
    { body: CHANGES.extend({ display_name: TEXT, parent: ID.nullish() }) },
    (context) => {
      const { store } = context;
      const { parent: above, ...fields } = context.body;
      const parent = above ? getChannel(store, above).id : null;
      const id = store.channels.nextId();
      const channel: ChannelDocument = {
        id,
        slug: slugOf(fields.display_name) || String(id),
        description: '',
        parent,
        position: 0,
        content_type: 'gif',
        is_visible: true,
        is_private: false,
        username: '',
        ...fields,
      };
      checkSlug(store, channel);
      insertChannel(store.channels, channel, parent, Infinity);
      return Response.json(siteChannelJson(context, getChannel(store, id)), { status: 201 });
    },
  ),
  siteEndpoint(
    `GET ${PATH}/retrieve-job/`,
    'Status of the job that an update started.',
    { query: { job: TEXT } },
    ({ store, query: { job: id } }) => {
      const polls = found(store.jobs.get(id), 'No such job.').polls + 1;
      store.jobs.put(id, { polls });
      return { job: id, status: polls >= DONE_AT_POLL ? 'DONE' : 'PENDING' };
    },
  ),
  siteEndpoint(
    `GET ${PATH}/:id`,
    'A channel; with fetch_children=false without its children.',
    { query: { fetch_children: FLAG.optional() } },
    (context) => {
      const withChildren = context.query.fetch_children ?? true;
      return siteChannelJson(context, channelOf(context), withChildren);
    },
  ),
  siteEndpoint(
    `PATCH ${PATH}/:id/`,
    'Changes a channel and starts a job for it.',
    { body: CHANGES },
    (context) => {
      const { store } = context;
      const channel = { ...channelOf(context), ...context.body };
      checkSlug(store, channel);
      store.channels.put(channel.id, channel);
      const flush_uuid = randomUUID();
      store.jobs.put(flush_uuid, { polls: 0 });
      return { ...siteChannelJson(context, channel), flush_uuid };
    },
  ),
  siteEndpoint(`DELETE ${PATH}/:id/`, 'Removes a channel and all channels below it.', (context) => {
    removeChannel(context.store, channelOf(context));
  }),
  siteEndpoint(
    `POST ${PATH}/:id/move/`,
    'Moves a channel: position (left, right, first-child, last-child or a number), target_channel.',
    { body: z.object({ target_channel: ID, position: ID }) },
    (context) => {
      const { store } = context;
      const channel = channelOf(context);
      const { target_channel, position } = context.body;
      moveChannel(store.channels, channel, getChannel(store, target_channel), position);
      return siteChannelJson(context, getChannel(store, channel.id));
    },
  ),
  siteEndpoint(
    `GET ${PATH}/:id/children/`,
    'The children of a channel.',
    { query: PAGE },
    (context) => {
      const children = childrenOf(context.store.channels, channelOf(context).id);
      return linkedPage(context, children, (channel) => siteChannelJson(context, channel));
    },
  ),
  siteEndpoint(`GET ${PATH}/:id/feed/`, 'The GIFs of a channel.', { query: PAGE }, (context) =>
    linkedPage(context, feedOf(context, channelOf(context)), (entry) =>
      gifJson(context, entry, 'CHANNEL_FEED'),
    ),
  ),
  siteEndpoint(
    'GET /api/v4/channel-gifs/',
    'Channels of the GIFs with the ids in gif.',
    { query: { gif: IDS } },
    ({ store, query }) => store.channelGifs.all().filter(({ gif }) => query.gif.includes(gif)),
  ),
  siteEndpoint(
    'POST /api/v4/channel-gifs/',
    'Adds a GIF to a channel: channel, gif.',
    { body: GIF_OF_CHANNEL },
    (context) => {
      const { key, document } = gifOf(context);
      getGif(context, document.gif);
      context.store.channelGifs.put(key, document);
      return Response.json(document, { status: 201 });
    },
  ),
  siteEndpoint(
    'POST /api/v4/channel-gifs/remove/',
    'Removes a GIF from a channel.',
    { body: GIF_OF_CHANNEL },
    (context) => {
      const { key } = gifOf(context);
      found(context.store.channelGifs.remove(key), 'The GIF is not in this channel.');
    },
  ),
  ...tagEndpoints(RANKED, 'rankedTags', 'Adds a tag to a channel: channel, tag, rank.'),
  siteEndpoint(
    `PATCH ${RANKED}:id/`,
    'Changes a ranked tag.',
    { body: TAG.pick({ tag: true, rank: true }).partial() },
    ({ store, id, body }) => {
      const known = found(store.rankedTags.get(id), 'No such tag.');
      const tag = { ...known, tag: body.tag ?? known.tag, rank: body.rank ?? known.rank ?? 0 };
      store.rankedTags.put(known.id, tag);
      return tag;
    },
  ),
  ...tagEndpoints(
    MAGIC,
    'magicTags',
    'Adds a tag to a channel: channel, tag. GIFs that match the tag are then in the channel.',
  ),
];
