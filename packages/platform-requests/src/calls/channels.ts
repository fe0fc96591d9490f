import { wait } from '@gifkit/fetch-api/internal';
import { type IChannel, type IGif, normalizeGif } from '@gifkit/model';
import {
  byId,
  call,
  changesById,
  combine,
  done,
  type Id,
  item,
  json,
  type Page,
  page,
  withBody,
} from '../call.ts';
import type { CallOptions } from '../context.ts';
import { ArgumentError } from '../errors.ts';
import { toChannel } from '../normalize.ts';

/** How many times, at most, a channel's job is asked for its status. */
const JOB_TRIES = 8;

/** Time, in ms, between two of these tries. */
const JOB_INTERVAL = 500;

interface GetChannelOptions extends CallOptions {
  /** False leaves out the channel's children. @default true, set by the server */
  fetchChildren?: boolean | undefined;
}

/** The fields of a channel that a call may set. */
export type ChannelFields = Partial<
  Pick<
    IChannel,
    | 'display_name'
    | 'slug'
    | 'description'
    | 'parent'
    | 'is_visible'
    | 'is_private'
    | 'content_type'
  >
>;

/** A channel after an update, and the id of the job that publishes the update. */
type ChannelUpdate = IChannel & { flush_uuid?: string | undefined };

/** The new place of a channel. */
interface ChannelMove {
  /** `left` or `right` of the target; or below it as first or last child, or as the child with this index. */
  position: 'left' | 'right' | 'first-child' | 'last-child' | number;
  targetChannel: Id;
}

interface FeedOptions extends CallOptions {
  /** GIFs in a page. @default 25 */
  limit?: number | undefined;
  /** GIFs to skip. @default 0, set by the server */
  offset?: number | undefined;
}

/** One channel. */
export const getChannel = /* @__PURE__ */ call(
  'GET /api/v4/channels/{id}',
  (id: Id, { fetchChildren, ...options }: GetChannelOptions = {}) => {
    const query = { fetch_children: fetchChildren === false ? false : undefined };
    return { params: { id }, query, options };
  },
  item<IChannel>(toChannel),
);

/** The channels with a slug. */
export const getChannelsBySlug = /* @__PURE__ */ call(
  'GET /api/v4/channels',
  (slug: string, options?: CallOptions) => ({ query: { slug }, options }),
  page<Page<IChannel>>('channels', toChannel),
);

/** Creates a channel. */
export const createChannel = /* @__PURE__ */ call(
  'POST /api/v4/channels/',
  withBody<ChannelFields>,
  item<IChannel>(toChannel),
);

/** Moves a channel beside or below another one. */
export const moveChannel = /* @__PURE__ */ call(
  'POST /api/v4/channels/{id}/move/',
  (id: Id, { position, targetChannel }: ChannelMove, options?: CallOptions) => {
    const body = { position, target_channel: targetChannel };
    return { params: { id }, body, options };
  },
  item<IChannel>(toChannel),
);

/** Changes a channel. Does not wait until the change is published; {@link updateChannel} does. */
export const patchChannel = /* @__PURE__ */ call(
  'PATCH /api/v4/channels/{id}/',
  changesById<ChannelFields>,
  item<ChannelUpdate>(toChannel),
);

/**
 * The status of a channel's update: `DONE` when it is published.
 *
 * @param job the `flush_uuid` of the update.
 */
export const getChannelJob = /* @__PURE__ */ call(
  'GET /api/v4/channels/retrieve-job/',
  (job: string, options?: CallOptions) => ({ query: { job }, options }),
  json<{ status: string }>,
);

/**
 * Changes a channel, then polls the update's job until it is done: up to 8 times, 500 ms apart. The result
 * is the same when the job fails or takes longer.
 */
export const updateChannel = /* @__PURE__ */ combine(
  [patchChannel, getChannelJob],
  async (platform, id: Id, changes: ChannelFields, options?: CallOptions) => {
    const update = await patchChannel.strict(platform, id, changes, options);
    const job = update?.flush_uuid;
    for (let tries = 0; job && tries < JOB_TRIES; tries += 1) {
      if (tries > 0) await wait(JOB_INTERVAL, options?.signal);
      const known = await getChannelJob(platform, job, options);
      options?.signal?.throwIfAborted();
      if (known?.status === 'DONE') break;
    }
    return update;
  },
);

/**
 * The channels below a channel.
 *
 * @throws {ArgumentError} in both forms, without a parent's id.
 */
export const getChannelChildren = /* @__PURE__ */ call(
  'GET /api/v4/channels/{id}/children/',
  (parentId: Id | undefined, options?: CallOptions) => {
    if (parentId === undefined || parentId === null || parentId === '') {
      throw new ArgumentError("We cannot fetch a channel's children without its parent's id.");
    }
    return { params: { id: parentId }, options };
  },
  page<Page<IChannel>>('channels', toChannel),
);

/** The GIFs in a channel and in those below it. */
export const getChannelFeed = /* @__PURE__ */ call(
  'GET /api/v4/channels/{id}/feed/',
  (id: Id, { limit = 25, offset, ...options }: FeedOptions = {}) => ({
    params: { id },
    query: { limit, offset },
    options,
  }),
  page<Page<IGif>>('GIFs', (gif) => normalizeGif(gif)),
);

/** Deletes a channel and the channels below it. */
export const deleteChannel = /* @__PURE__ */ call('DELETE /api/v4/channels/{id}/', byId, done);
