import { isShown } from './channel-tree.ts';
import type { ChannelDocument } from './documents.ts';
import type { Store } from './store.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scores a channel: 2 for a match in its names, 1 in description or tags as well, 0 for none. */
const matchOf = (
  { slug, display_name, description }: ChannelDocument,
  tags: readonly string[],
  wanted: readonly string[],
): number => {
  const begins = (...texts: string[]) =>
    wanted.every((word) => words(texts.join(' ')).some((one) => one.startsWith(word)));
  if (begins(slug, display_name)) return 2;
  return begins(display_name, description, ...tags) ? 1 : 0;
};

/**
 * Finds channels that match every word, best first. Hidden and private channels and their descendants are
 * excluded.
 */
export function searchChannels(
  { channels, rankedTags }: Pick<Store, 'channels' | 'rankedTags'>,
  typed: string,
): ChannelDocument[] {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  const all = rankedTags.all();
  const tags = ({ id }: ChannelDocument) =>
    all.filter(({ channel }) => channel === id).map(({ tag }) => tag);
  return channels
    .all()
    .filter((channel) => isShown(channels, channel))
    .map((channel) => ({ channel, match: matchOf(channel, tags(channel), wanted) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match || a.channel.position - b.channel.position)
    .map(({ channel }) => channel);
}
