import type { IChannelTag } from '@gifkit/model';
import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/** A tag of a channel, with its rank among the others. */
export type RankedTag = IChannelTag & { rank: number };

export interface RankedTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
  /** Lower comes first. @default after the others, set by the server */
  rank?: number | undefined;
}

/**
 * Creates a ranked tag of a channel.
 *
 * @returns the new tag; undefined, and the error is logged
 */
export const createRankedTag = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channel-ranked-tags/',
  (send, tag: RankedTagFields, options: CallOptions = {}) =>
    send({ body: tag, options }, json<RankedTag>),
);

/**
 * Changes a ranked tag.
 *
 * @returns the changed tag; undefined, and the error is logged
 */
export const updateRankedTag = /* @__PURE__ */ site(
  'PATCH',
  '/api/v4/channel-ranked-tags/{id}/',
  (send, id: Id, changes: Partial<RankedTagFields>, options: CallOptions = {}) =>
    send({ params: { id }, body: changes, options }, json<RankedTag>),
);

/**
 * Deletes a ranked tag.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteRankedTag = /* @__PURE__ */ site(
  'DELETE',
  '/api/v4/channel-ranked-tags/{id}/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
