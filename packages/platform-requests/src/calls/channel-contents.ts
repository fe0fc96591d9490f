import type { IChannelTag } from '@gifkit/model';
import { byId, call, changesById, done, type Id, json, withBody } from '../call.ts';
import type { CallOptions } from '../context.ts';

type ChannelGif = { channel: number; gif: string };

type RankedTag = IChannelTag & { rank: number };

type RankedTagFields = {
  /** Id of the channel. */
  channel: Id;
  tag: string;
  /** Lower ranks come first. Default: after the others, set by the server. */
  rank?: number | undefined;
};

const channelGifs = {
  /** Fetches the channels of GIFs: one entry for each pair. */
  getChannelGifs: call(
    'GET /api/v4/channel-gifs/',
    (gifIds: readonly Id[], options?: CallOptions) => ({ query: { gif: gifIds.join() }, options }),
    json<ChannelGif[]>,
  ),

  addChannelGif: call(
    'POST /api/v4/channel-gifs/',
    (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
    json<ChannelGif>,
  ),

  removeChannelGif: call(
    'POST /api/v4/channel-gifs/remove/',
    (channel: Id, gif: Id, options?: CallOptions) => ({ body: { channel, gif }, options }),
    done,
  ),
};

const rankedTags = {
  createRankedTag: call(
    'POST /api/v4/channel-ranked-tags/',
    withBody<RankedTagFields>,
    json<RankedTag>,
  ),

  updateRankedTag: call(
    'PATCH /api/v4/channel-ranked-tags/{id}/',
    changesById<Partial<RankedTagFields>>,
    json<RankedTag>,
  ),

  deleteRankedTag: call('DELETE /api/v4/channel-ranked-tags/{id}/', byId, done),
};

const magicTags = {
  /** Creates a magic tag of a channel, which then contains every GIF with that tag. */
  createMagicTag: call(
    'POST /api/v4/channel-magic-tags/',
    withBody<{ channel: Id; tag: string }>,
    json<IChannelTag>,
  ),

  deleteMagicTag: call('DELETE /api/v4/channel-magic-tags/{id}/', byId, done),
};

export const channelContents = { channelGifs, rankedTags, magicTags };
