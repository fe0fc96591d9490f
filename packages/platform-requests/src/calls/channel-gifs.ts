import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done, json } from '../readers.ts';
import type { Id } from '../result-types.ts';

/** A GIF's place in a channel. */
export interface ChannelGif {
  channel: number;
  gif: string;
}

/**
 * Which channels some GIFs are in.
 *
 * @returns each GIF with each of its channels; undefined, and the error is logged
 */
export const getChannelGifs = /* @__PURE__ */ site(
  'GET',
  '/api/v4/channel-gifs/',
  (send, gifIds: readonly Id[], options: CallOptions = {}) =>
    send({ query: { gif: gifIds.join() }, options }, json<ChannelGif[]>),
);

/**
 * Puts a GIF into a channel.
 *
 * @returns the GIF with its channel; undefined, and the error is logged
 */
export const addChannelGif = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channel-gifs/',
  (send, channel: Id, gif: Id, options: CallOptions = {}) =>
    send({ body: { channel, gif }, options }, json<ChannelGif>),
);

/**
 * Takes a GIF out of a channel.
 *
 * @returns true; undefined, and the error is logged
 */
export const removeChannelGif = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channel-gifs/remove/',
  (send, channel: Id, gif: Id, options: CallOptions = {}) =>
    send({ body: { channel, gif }, options }, done),
);
