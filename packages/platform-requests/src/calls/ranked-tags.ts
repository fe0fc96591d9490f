import type { IChannelTag } from '@gifkit/model';
import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done, json } from '../readers.ts';
import type { Id } from '../result-types.ts';

/** A tag of a channel that has a place among the others. */
export type RankedTag = IChannelTag & { rank: number };

export interface RankedTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
  /** Lower comes first. @default after the others, set by the server */
  rank?: number;
}

/**
 * Gives a channel a ranked tag.
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
 * Takes a ranked tag away.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteRankedTag = /* @__PURE__ */ site(
  'DELETE',
  '/api/v4/channel-ranked-tags/{id}/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
