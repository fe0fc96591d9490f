import type { IChannel } from '@gifkit/model';
import type { CallOptions } from '../context/options.ts';
import type { Id } from './result-types.ts';

export interface GetChannelOptions extends CallOptions {
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
export type ChannelUpdate = IChannel & { flush_uuid?: string | undefined };

export interface ChannelJob {
  /** `DONE` when the job is finished. */
  status: string;
}

/** The new place of a channel. */
export interface ChannelMove {
  /** `left` or `right` of the target; or below it as first or last child, or as the child with this index. */
  position: 'left' | 'right' | 'first-child' | 'last-child' | number;
  targetChannel: Id;
}

export interface FeedOptions extends CallOptions {
  /** GIFs in a page. @default 25 */
  limit?: number | undefined;
  /** GIFs to skip. @default 0, set by the server */
  offset?: number | undefined;
}
