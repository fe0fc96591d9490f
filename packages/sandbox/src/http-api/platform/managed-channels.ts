import { randomUUID } from 'node:crypto';
import { slugOf } from '../../catalog/slug.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import {
  childrenOf,
  getChannel,
  moveChannel,
  placeChannel,
  removeChannel,
} from '../../state/channel-tree.ts';
import type { ChannelDocument } from '../../state/documents.ts';
import type { Store } from '../../state/store.ts';
import { feedOf } from '../channel-feed.ts';
import type { Context } from '../context.ts';
import { gifJson } from '../public/gif-response.ts';
import { type Fields, readFields, textField } from './body.ts';
import { pageResponse } from './linked-page.ts';
import { channelJson } from './managed-channel-json.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

/** The number of the first status request whose response says that the job is done. */
const DONE_AT_POLL = 2;

const channelOf = ({ namespace, params }: Context): ChannelDocument =>
  getChannel(namespace.store, params.id ?? '');

const TEXTS = ['display_name', 'slug', 'description', 'content_type'] as const;
const FLAGS = ['is_visible', 'is_private'] as const;

/** Fields of a body that can be changed in a channel. */
const changesOf = (fields: Fields): Partial<ChannelDocument> => {
  const changes: Record<string, unknown> = {};
  for (const name of TEXTS) if (typeof fields[name] === 'string') changes[name] = fields[name];
  for (const name of FLAGS) if (typeof fields[name] === 'boolean') changes[name] = fields[name];
  return changes;
};

const checkSlug = ({ channels }: Store, { id, slug }: ChannelDocument): void => {
  if (channels.all().some((other) => other.slug === slug && other.id !== id)) {
    throw badRequest('There is a channel with this slug.');
  }
};

const create = async (context: Context): Promise<Response> => {
  const { store } = context.namespace;
  const fields = await readFields(context.request);
  const name = textField(fields, 'display_name');
  const parent = fields.parent ? getChannel(store, String(fields.parent)).id : null;
  const id = store.channels.nextId();
  const channel: ChannelDocument = {
    id,
    display_name: name,
    slug: slugOf(name),
    description: '',
    parent,
    position: 0,
    content_type: 'gif',
    is_visible: true,
    is_private: false,
    username: '',
    ...changesOf(fields),
  };
  checkSlug(store, channel);
  placeChannel(store.channels, channel, parent, Infinity);
  return Response.json(channelJson(context, getChannel(store, id)), { status: 201 });
};

const update = async (context: Context): Promise<Response> => {
  const { store } = context.namespace;
  const channel = { ...channelOf(context), ...changesOf(await readFields(context.request)) };
  checkSlug(store, channel);
  store.channels.put(channel.id, channel);
  const flush_uuid = randomUUID();
  store.jobs.put(flush_uuid, { polls: 0 });
  return Response.json({ ...channelJson(context, channel), flush_uuid });
};

const retrieveJob = ({ namespace, query }: Context): Response => {
  const { jobs } = namespace.store;
  const id = required(query, 'job');
  const job = jobs.get(id);
  if (!job) throw notFound('No such job.');
  const polls = job.polls + 1;
  jobs.put(id, { polls });
  return Response.json({ job: id, status: polls >= DONE_AT_POLL ? 'DONE' : 'PENDING' });
};

const move = async (context: Context): Promise<Response> => {
  const { store } = context.namespace;
  const channel = channelOf(context);
  const fields = await readFields(context.request);
  const target = getChannel(store, textField(fields, 'target_channel'));
  moveChannel(store.channels, channel, target, textField(fields, 'position'));
  return Response.json(channelJson(context, getChannel(store, channel.id)));
};

const bySlug = (context: Context): Response => {
  const slug = required(context.query, 'slug');
  const found = context.namespace.store.channels.all().filter((one) => one.slug === slug);
  return pageResponse(context, found, (channel) => channelJson(context, channel));
};

export const channelEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint('GET', '/api/v4/channels', 'A channel by slug.', bySlug, {
    query: ['slug!', ...PAGE],
    response: 'siteChannels',
  }),
  siteEndpoint(
    'POST',
    '/api/v4/channels/',
    'Creates a channel: display_name, slug, parent, …',
    create,
    { body: 'newChannel', response: 'siteChannel' },
  ),
  siteEndpoint(
    'GET',
    '/api/v4/channels/retrieve-job/',
    'Status of the job that an update started.',
    retrieveJob,
    { query: ['job!'], response: 'job' },
  ),
  siteEndpoint(
    'GET',
    '/api/v4/channels/:id',
    'A channel; with fetch_children=false without its children.',
    (context) =>
      Response.json(
        channelJson(context, channelOf(context), context.query.get('fetch_children') !== 'false'),
      ),
    { query: ['fetch_children'], response: 'siteChannel' },
  ),
  siteEndpoint(
    'PATCH',
    '/api/v4/channels/:id/',
    'Changes a channel and starts a job for it.',
    update,
    { body: 'channelChanges', response: 'updatedChannel' },
  ),
  siteEndpoint(
    'DELETE',
    '/api/v4/channels/:id/',
    'Removes a channel and all channels below it.',
    (context) => {
      removeChannel(context.namespace.store, channelOf(context));
      return noContent();
    },
  ),
  siteEndpoint(
    'POST',
    '/api/v4/channels/:id/move/',
    'Moves a channel: position, target_channel.',
    move,
    { body: 'channelMove', response: 'siteChannel' },
  ),
  siteEndpoint(
    'GET',
    '/api/v4/channels/:id/children/',
    'The children of a channel.',
    (context) =>
      pageResponse(
        context,
        childrenOf(context.namespace.store.channels, channelOf(context).id),
        (channel) => channelJson(context, channel),
      ),
    { query: PAGE, response: 'siteChannels' },
  ),
  siteEndpoint(
    'GET',
    '/api/v4/channels/:id/feed/',
    'The GIFs of a channel.',
    (context) =>
      pageResponse(context, feedOf(context, channelOf(context)), (entry) =>
        gifJson(context, entry, 'CHANNEL_FEED'),
      ),
    { query: PAGE, response: 'siteGifs' },
  ),
];
