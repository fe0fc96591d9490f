import type { IChannel, IGif } from '@gifkit/model';
import { CHANNEL_FEED_LIMIT, CHANNEL_JOB_INTERVAL, CHANNEL_JOB_TRIES } from '../constants.ts';
import type { CallOptions } from '../context/options.ts';
import { combine } from '../define/combine.ts';
import { site } from '../define/define-call.ts';
import { ArgumentError } from '../errors/argument-error.ts';
import { done, json } from '../transport/readers.ts';
import type {
  ChannelFields,
  ChannelJob,
  ChannelMove,
  ChannelUpdate,
  FeedOptions,
  GetChannelOptions,
} from './channel-types.ts';
import { toChannel, toGif } from './normalize.ts';
import { item, page } from './normalized-readers.ts';
import type { Id, Page } from './result-types.ts';

/**
 * One channel.
 *
 * @returns the channel; undefined, and the error is logged
 */
export const getChannel = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channels/{id}',
  (send, id: Id, { fetchChildren, ...options }: GetChannelOptions = {}) => {
    const query = { fetch_children: fetchChildren === false ? false : undefined };
    return send({ params: { id }, query, options }, item<IChannel>(toChannel));
  },
);

/**
 * The channels with a slug.
 *
 * @returns a page of channels; undefined, and the error is logged
 */
export const getChannelsBySlug = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channels',
  (send, slug: string, options: CallOptions = {}) =>
    send({ query: { slug }, options }, page<Page<IChannel>>(toChannel)),
);

/**
 * Creates a channel.
 *
 * @returns the new channel; undefined, and the error is logged
 */
export const createChannel = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channels/',
  (send, channel: ChannelFields, options: CallOptions = {}) =>
    send({ body: channel, options }, item<IChannel>(toChannel)),
);

/**
 * Moves a channel beside or below another one.
 *
 * @returns the moved channel; undefined, and the error is logged
 */
export const moveChannel = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channels/{id}/move/',
  (send, id: Id, { position, targetChannel }: ChannelMove, options: CallOptions = {}) => {
    const body = { position, target_channel: targetChannel };
    return send({ params: { id }, body, options }, item<IChannel>(toChannel));
  },
);

/**
 * Changes a channel. Does not wait until the change is published; {@link updateChannel} does.
 *
 * @returns the update with its `flush_uuid`; undefined, and the error is logged
 */
export const patchChannel = /* @__PURE__ */ site(
  'PATCH',
  '/api/v4/channels/{id}/',
  (send, id: Id, changes: ChannelFields, options: CallOptions = {}) =>
    send({ params: { id }, body: changes, options }, item<ChannelUpdate>(toChannel)),
);

/**
 * The status of a channel's update.
 *
 * @param job the `flush_uuid` of the update.
 * @returns the job; undefined, and the error is logged
 */
export const getChannelJob = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channels/retrieve-job/',
  (send, job: string, options: CallOptions = {}) =>
    send({ query: { job }, options }, json<ChannelJob>),
);

/**
 * Changes a channel, then polls the update's job until it is done: up to 8 times, 500 ms apart. The result
 * is the same when the job fails or takes longer.
 *
 * @returns the update with its `flush_uuid`; undefined, and the error is logged
 */
export const updateChannel = /* @__PURE__ */ combine(
  [patchChannel, getChannelJob],
  async (platform, id: Id, changes: ChannelFields, options: CallOptions = {}) => {
    const update = await patchChannel.strict(platform, id, changes, options);
    const job = update?.flush_uuid;
    for (let tries = 0; job && tries < CHANNEL_JOB_TRIES; tries += 1) {
      if (tries > 0) await platform.wait(CHANNEL_JOB_INTERVAL, options.signal);
      const known = await getChannelJob(platform, job, options);
      options.signal?.throwIfAborted();
      if (known?.status === 'DONE') break;
    }
    return update;
  },
);

/**
 * The channels below a channel.
 *
 * @returns a page of channels; undefined, and the error is logged; throws without a parent's id
 */
export const getChannelChildren = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channels/{id}/children/',
  (send, parentId: Id | undefined, options: CallOptions = {}) => {
    if (parentId === undefined || parentId === null || parentId === '') {
      throw new ArgumentError("We cannot fetch a channel's children without its parent's id.");
    }
    return send({ params: { id: parentId }, options }, page<Page<IChannel>>(toChannel));
  },
);

/**
 * The GIFs in a channel and in those below it.
 *
 * @returns a page of GIFs; undefined, and the error is logged
 */
export const getChannelFeed = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channels/{id}/feed/',
  (send, id: Id, { limit = CHANNEL_FEED_LIMIT, offset, ...options }: FeedOptions = {}) =>
    send({ params: { id }, query: { limit, offset }, options }, page<Page<IGif>>(toGif)),
);

/**
 * Deletes a channel and the channels below it.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteChannel = /* @__PURE__ */ site(
  'DELETE',
  '/api/v4/channels/{id}/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
