import type { ChannelTagDocument } from './documents.ts';

/** The tags of one channel, by rank. */
export const tagsOf = (tags: readonly ChannelTagDocument[], channelId: number) =>
  tags
    .filter(({ channel }) => channel === channelId)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);
