import { call, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

type ChannelGif = { channel: number; gif: string };

/** Fetches the channels of GIFs: one entry for each pair. */
export const getChannelGifs = /* @__PURE__ */ call(
  'GET /api/v4/channel-gifs/',
  (gifIds: readonly Id[], options?: CallOptions) => ({ query: { gif: gifIds.join() }, options }),
  json<ChannelGif[]>,
);

export const addChannelGif = /* @__PURE__ */ call(
  'POST /api/v4/channel-gifs/',
  (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
  json<ChannelGif>,
);

export const removeChannelGif = /* @__PURE__ */ call(
  'POST /api/v4/channel-gifs/remove/',
  (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
  done,
);
