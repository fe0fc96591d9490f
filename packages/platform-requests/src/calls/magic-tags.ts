import type { IChannelTag } from '@gifkit/model';
import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done, json } from '../readers.ts';
import type { Id } from '../result-types.ts';

export interface MagicTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
}

/**
 * Gives a channel a magic tag: GIFs that have it are in the channel.
 *
 * @returns the new tag; undefined, and the error is logged
 */
export const createMagicTag = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channel-magic-tags/',
  (send, tag: MagicTagFields, options: CallOptions = {}) =>
    send({ body: tag, options }, json<IChannelTag>),
);

/**
 * Takes a magic tag away.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteMagicTag = /* @__PURE__ */ site(
  'DELETE',
  '/api/v4/channel-magic-tags/{id}/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
