import type { IChannelTag } from '@gifkit/model';
import { byId, call, changesById, done, type Id, json, withBody } from '../call.ts';

/** A tag of a channel, with its rank among the others. */
type RankedTag = IChannelTag & { rank: number };

interface RankedTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
  /** Lower comes first. @default after the others, set by the server */
  rank?: number | undefined;
}

/** Creates a ranked tag of a channel. */
export const createRankedTag = /* @__PURE__ */ call(
  'POST /api/v4/channel-ranked-tags/',
  withBody<RankedTagFields>,
  json<RankedTag>,
);

/** Changes a ranked tag. */
export const updateRankedTag = /* @__PURE__ */ call(
  'PATCH /api/v4/channel-ranked-tags/{id}/',
  changesById<Partial<RankedTagFields>>,
  json<RankedTag>,
);

/** Deletes a ranked tag. */
export const deleteRankedTag = /* @__PURE__ */ call(
  'DELETE /api/v4/channel-ranked-tags/{id}/',
  byId,
  done,
);
