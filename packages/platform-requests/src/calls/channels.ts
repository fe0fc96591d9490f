import { wait } from '@gifkit/http';
import { type IChannel, type IGif, normalizeChannel, normalizeGif } from '@gifkit/model';
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

/** Maximum number of status requests for a job. */
const JOB_TRIES = 8;

/** Interval between status requests, in ms. */
const JOB_INTERVAL = 500;

type GetChannelOptions = CallOptions & {
  /** Includes the child channels. Default: true, set by the server. */
  fetchChildren?: boolean | undefined;
};

type ChannelFields = Partial<
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

/** A channel after an update, with the id of the job that publishes it. */
type ChannelUpdate = IChannel & { flush_uuid?: string | undefined };

type ChannelMove = {
  /** `left` or `right` of the target; or below it: first or last child, or the child with this index. */
  position: 'left' | 'right' | 'first-child' | 'last-child' | number;
  targetChannel: Id;
};

type FeedOptions = CallOptions & {
  /** GIFs per page. @default 25 */
  limit?: number | undefined;
  /** Number of GIFs to skip. Default: 0, set by the server. */
  offset?: number | undefined;
};

/** Updates a channel without waiting for its publication; `updateChannel` waits. */
const patchChannel = call(
  'PATCH /api/v4/channels/{id}/',
  changesById<ChannelFields>,
  item<ChannelUpdate>(normalizeChannel),
);

/**
 * Fetches the status of a channel update: `DONE` when it is published.
 *
 * @param job the `flush_uuid` of the update.
 */
const getChannelJob = call(
  'GET /api/v4/channels/retrieve-job/',
  (job: string, options?: CallOptions) => ({ query: { job }, options }),
  json<{ status: string }>,
);

export const channels = {
  getChannel: call(
    'GET /api/v4/channels/{id}',
    (id: Id, { fetchChildren, ...options }: GetChannelOptions = {}) => {
      const query = { fetch_children: fetchChildren === false ? false : undefined };
      return { params: { id }, query, options };
    },
    item<IChannel>(normalizeChannel),
  ),

  getChannelsBySlug: call(
    'GET /api/v4/channels',
    (slug: string, options?: CallOptions) => ({ query: { slug }, options }),
    page<Page<IChannel>>('channels', normalizeChannel),
  ),

  createChannel: call(
    'POST /api/v4/channels/',
    withBody<ChannelFields>,
    item<IChannel>(normalizeChannel),
  ),

  /** Moves a channel next to or below another one. */
  moveChannel: call(
    'POST /api/v4/channels/{id}/move/',
    (id: Id, { position, targetChannel }: ChannelMove, options?: CallOptions) => {
      const body = { position, target_channel: targetChannel };
      return { params: { id }, body, options };
    },
    item<IChannel>(normalizeChannel),
  ),

  patchChannel,
  getChannelJob,

  /**
   * Updates a channel, then polls the job until it is done: up to 8 times, every 500 ms. The result is the same if
   * the job fails or takes longer.
   */
  updateChannel: combine(
    [patchChannel, getChannelJob],
    async (platform, id: Id, changes: ChannelFields, options?: CallOptions) => {
      const update = await patchChannel.run(platform, id, changes, options);
      const job = update?.flush_uuid;
      for (let tries = 0; job && tries < JOB_TRIES; tries += 1) {
        if (tries > 0) await wait(JOB_INTERVAL, options?.signal);
        const known = await getChannelJob.run(platform, job, options).catch(() => undefined);
        options?.signal?.throwIfAborted();
        if (known?.status === 'DONE') break;
      }
      return update;
    },
  ),

  /**
   * Fetches the child channels of a channel.
   *
   * @throws {ArgumentError} in both forms, without a parent's id.
   */
  getChannelChildren: call(
    'GET /api/v4/channels/{id}/children/',
    (parentId: Id | undefined, options?: CallOptions) => {
      if (parentId === undefined || parentId === null || parentId === '') {
        throw new ArgumentError("We cannot fetch a channel's children without its parent's id.");
      }
      return { params: { id: parentId }, options };
    },
    page<Page<IChannel>>('channels', normalizeChannel),
  ),

  /** Fetches the GIFs of a channel and its descendants. */
  getChannelFeed: call(
    'GET /api/v4/channels/{id}/feed/',
    (id: Id, { limit = 25, offset, ...options }: FeedOptions = {}) => ({
      params: { id },
      query: { limit, offset },
      options,
    }),
    page<Page<IGif>>('GIFs', (gif) => normalizeGif(gif)),
  ),

  /** Deletes a channel and its descendants. */
  deleteChannel: call('DELETE /api/v4/channels/{id}/', byId, done),
};
