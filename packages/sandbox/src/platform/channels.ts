import { randomUUID } from 'node:crypto';
import { gifJson } from '../api/answer.ts';
import type { Exchange } from '../api/call.ts';
import { slugOf } from '../catalog/items.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { type Fields, readFields, textField } from './body.ts';
import { feedOf } from './channel-feed.ts';
import { channelJson } from './channel-json.ts';
import {
  childrenOf,
  findChannel,
  moveChannel,
  placeChannel,
  removeChannel,
} from './channel-tree.ts';
import type { ChannelDocument } from './documents.ts';
import { pageOf } from './pages.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

/** How often a job is asked for before it is done. */
const JOB_TAKES = 2;

const addressed = ({ service, params }: Exchange): ChannelDocument =>
  findChannel(service.platform, params.id ?? '');

const TEXTS = ['display_name', 'slug', 'description', 'content_type'] as const;
const FLAGS = ['is_visible', 'is_private'] as const;

/** What of a body may be written into a channel. */
const changesOf = (fields: Fields): Partial<ChannelDocument> => {
  const changes: Record<string, unknown> = {};
  for (const name of TEXTS) if (typeof fields[name] === 'string') changes[name] = fields[name];
  for (const name of FLAGS) if (typeof fields[name] === 'boolean') changes[name] = fields[name];
  return changes;
};

const create = async (exchange: Exchange): Promise<Response> => {
  const { platform } = exchange.service;
  const fields = await readFields(exchange.request);
  const name = textField(fields, 'display_name');
  const parent = fields.parent ? findChannel(platform, String(fields.parent)).id : null;
  const id = platform.channels.nextId();
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
  if (platform.channels.all().some(({ slug }) => slug === channel.slug)) {
    throw badRequest('There is a channel with this slug.');
  }
  placeChannel(platform.channels, channel, parent, Infinity);
  return Response.json(channelJson(exchange, findChannel(platform, id)), { status: 201 });
};

const update = async (exchange: Exchange): Promise<Response> => {
  const { platform } = exchange.service;
  const channel = { ...addressed(exchange), ...changesOf(await readFields(exchange.request)) };
  platform.channels.put(channel.id, channel);
  const flush_uuid = randomUUID();
  platform.jobs.put(flush_uuid, { asked: 0 });
  return Response.json({ ...channelJson(exchange, channel), flush_uuid });
};

const retrieveJob = ({ service, query }: Exchange): Response => {
  const { jobs } = service.platform;
  const id = required(query, 'job');
  const job = jobs.get(id);
  if (!job) throw notFound('No such job.');
  jobs.put(id, { asked: job.asked + 1 });
  return Response.json({ job: id, status: job.asked + 1 >= JOB_TAKES ? 'DONE' : 'PENDING' });
};

const move = async (exchange: Exchange): Promise<Response> => {
  const { platform } = exchange.service;
  const channel = addressed(exchange);
  const fields = await readFields(exchange.request);
  const target = findChannel(platform, textField(fields, 'target_channel'));
  moveChannel(platform.channels, channel, target, textField(fields, 'position'));
  return Response.json(channelJson(exchange, findChannel(platform, channel.id)));
};

const bySlug = (exchange: Exchange): Response => {
  const slug = required(exchange.query, 'slug');
  const found = exchange.service.platform.channels.all().filter((one) => one.slug === slug);
  return pageOf(exchange, found, (channel) => channelJson(exchange, channel));
};

export const channelCalls: readonly PlatformCall[] = [
  siteCall('GET', '/api/v4/channels', 'The channel whose slug it is.', bySlug),
  siteCall('POST', '/api/v4/channels/', 'Makes a channel: display_name, slug, parent, …', create),
  siteCall(
    'GET',
    '/api/v4/channels/retrieve-job/',
    'How far the job of an update is.',
    retrieveJob,
  ),
  siteCall(
    'GET',
    '/api/v4/channels/:id',
    'A channel, with fetch_children=false without those below it.',
    (exchange) =>
      Response.json(
        channelJson(
          exchange,
          addressed(exchange),
          exchange.query.get('fetch_children') !== 'false',
        ),
      ),
  ),
  siteCall('PATCH', '/api/v4/channels/:id/', 'Changes a channel and starts a job for it.', update),
  siteCall('DELETE', '/api/v4/channels/:id/', 'Removes a channel and all below it.', (exchange) => {
    removeChannel(exchange.service.platform, addressed(exchange));
    return noContent();
  }),
  siteCall(
    'POST',
    '/api/v4/channels/:id/move/',
    'Moves a channel: position, target_channel.',
    move,
  ),
  siteCall('GET', '/api/v4/channels/:id/children/', 'The channels below a channel.', (exchange) =>
    pageOf(
      exchange,
      childrenOf(exchange.service.platform.channels, addressed(exchange).id),
      (channel) => channelJson(exchange, channel),
    ),
  ),
  siteCall('GET', '/api/v4/channels/:id/feed/', 'The items in a channel.', (exchange) =>
    pageOf(exchange, feedOf(exchange, addressed(exchange)), (entry) =>
      gifJson(exchange, entry, 'CHANNEL_FEED'),
    ),
  ),
];
