import type { IChannelTag } from '@gifkit/model';
import { byId, call, done, type Id, json, withBody } from '../call.ts';

/** Creates a magic tag of a channel: every GIF with the tag is then in the channel. */
export const createMagicTag = /* @__PURE__ */ call(
  'POST /api/v4/channel-magic-tags/',
  withBody<{ channel: Id; tag: string }>,
  json<IChannelTag>,
);

/** Deletes a magic tag. */
export const deleteMagicTag = /* @__PURE__ */ call(
  'DELETE /api/v4/channel-magic-tags/{id}/',
  byId,
  done,
);
