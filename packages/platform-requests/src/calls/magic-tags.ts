import type { IChannelTag } from '@gifkit/model';
import { byId, call, done, type Id, json, withBody } from '../call.ts';

/** Creates a magic tag of a channel, which then contains every GIF with that tag. */
export const createMagicTag = /* @__PURE__ */ call(
  'POST /api/v4/channel-magic-tags/',
  withBody<{ channel: Id; tag: string }>,
  json<IChannelTag>,
);

export const deleteMagicTag = /* @__PURE__ */ call(
  'DELETE /api/v4/channel-magic-tags/{id}/',
  byId,
  done,
);
