import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/** A GIF and a channel that it is in. */
export interface ChannelGif {
  channel: number;
  gif: string;
}

/**
 * The channels that GIFs are in.
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
 * Adds a GIF to a channel.
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
 * Removes a GIF from a channel.
 *
 * @returns true; undefined, and the error is logged
 */
export const removeChannelGif = /* @__PURE__ */ site(
  'POST',
  '/api/v4/channel-gifs/remove/',
  (send, channel: Id, gif: Id, options: CallOptions = {}) =>
    send({ body: { channel, gif }, options }, done),
);
