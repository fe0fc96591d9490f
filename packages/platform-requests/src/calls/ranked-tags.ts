import type { IChannelTag } from '@gifkit/model';
import { byId, call, changesById, done, type Id, json, withBody } from '../call.ts';

type RankedTag = IChannelTag & { rank: number };

interface RankedTagFields {
  /** Id of the channel. */
  channel: Id;
  tag: string;
  /** Lower ranks come first. Default: after the others, set by the server. */
  rank?: number | undefined;
}

export const createRankedTag = /* @__PURE__ */ call(
  'POST /api/v4/channel-ranked-tags/',
  withBody<RankedTagFields>,
  json<RankedTag>,
);

export const updateRankedTag = /* @__PURE__ */ call(
  'PATCH /api/v4/channel-ranked-tags/{id}/',
  changesById<Partial<RankedTagFields>>,
  json<RankedTag>,
);

export const deleteRankedTag = /* @__PURE__ */ call(
  'DELETE /api/v4/channel-ranked-tags/{id}/',
  byId,
  done,
);
