import { call, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** A GIF and a channel that it is in. */
type ChannelGif = { channel: number; gif: string };

/** The channels that GIFs are in: each GIF with each of its channels. */
export const getChannelGifs = /* @__PURE__ */ call(
  'GET /api/v4/channel-gifs/',
  (gifIds: readonly Id[], options?: CallOptions) => ({ query: { gif: gifIds.join() }, options }),
  json<ChannelGif[]>,
);

/** Adds a GIF to a channel. */
export const addChannelGif = /* @__PURE__ */ call(
  'POST /api/v4/channel-gifs/',
  (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
  json<ChannelGif>,
);

/** Removes a GIF from a channel. */
export const removeChannelGif = /* @__PURE__ */ call(
  'POST /api/v4/channel-gifs/remove/',
  (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
  done,
);
