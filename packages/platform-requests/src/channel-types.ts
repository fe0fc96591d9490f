import type { IChannel } from '@gifkit/model';
import type { CallOptions } from './options.ts';
import type { Id } from './result-types.ts';

export interface GetChannelOptions extends CallOptions {
  /** False leaves the channel's children out. @default true, set by the server */
  fetchChildren?: boolean | undefined;
}

/** What a channel is made of, as far as one may say. */
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

/** A channel after an update, and the job that carries the update through. */
export type ChannelUpdate = IChannel & { flush_uuid?: string };

export interface ChannelJob {
  /** `DONE` when the job is. */
  status: string;
}

/** Where a channel moves to. */
export interface ChannelMove {
  /** Beside the target, or a place below it: the first, the last, or the one with a number from 0. */
  position: 'left' | 'right' | 'first-child' | 'last-child' | number;
  targetChannel: Id;
}

export interface FeedOptions extends CallOptions {
  /** GIFs in a page. @default 25 */
  limit?: number | undefined;
  /** GIFs to skip. @default 0, set by the server */
  offset?: number | undefined;
}
