import type { IChannelTag } from '@gifkit/model';
import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

export interface MagicTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
}

/**
 * Creates a magic tag: every GIF with the tag is then in the channel.
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
 * Deletes a magic tag.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteMagicTag = /* @__PURE__ */ site(
  'DELETE',
  '/api/v4/channel-magic-tags/{id}/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
