import { wordsOf } from '../catalog/search/query.ts';
import { badRequest, found } from '../http/errors.ts';
import type { ChannelDocument, Store } from './store.ts';

type Channels = Store['channels'];

/** @throws {ServiceError} 404 if it does not exist */
export const getChannel = ({ channels }: Store, id: string | number): ChannelDocument =>
  found(channels.get(id), 'No such channel.');

export const childrenOf = (channels: Channels, parent: number | null): ChannelDocument[] =>
  channels
    .all()
    .filter((channel) => channel.parent === parent)
    .sort((a, b) => a.position - b.position);

/** Returns the ancestors of a channel, from the top. */
export function ancestorsOf(channels: Channels, { parent }: ChannelDocument): ChannelDocument[] {
  const above = parent === null ? undefined : channels.get(parent);
  return above ? [...ancestorsOf(channels, above), above] : [];
}

export const isShown = (channels: Channels, channel: ChannelDocument): boolean =>
  [channel, ...ancestorsOf(channels, channel)].every(
    ({ is_visible, is_private }) => is_visible && !is_private,
  );

export const withDescendants = (
  channels: Channels,
  channel: ChannelDocument,
): ChannelDocument[] => [
  channel,
  ...childrenOf(channels, channel.id).flatMap((child) => withDescendants(channels, child)),
];

/** Inserts a channel below a parent (`null` for the top) at an index among its children. */
export function insertChannel(
  channels: Channels,
  channel: ChannelDocument,
  parent: number | null,
  index: number,
): void {
  const siblings = childrenOf(channels, parent).filter(({ id }) => id !== channel.id);
  siblings.splice(index, 0, channel);
  for (const [position, sibling] of siblings.entries()) {
    channels.put(sibling.id, { ...sibling, parent, position });
  }
}

/**
 * Moves a channel.
 *
 * @param position beside the target (`left`, `right`) or below it (`first-child`, `last-child`, or an index
 * among its children, from 0)
 * @throws {ServiceError} 400 if the position is invalid, or the target is the channel or a descendant
 */
export function moveChannel(
  channels: Channels,
  channel: ChannelDocument,
  target: ChannelDocument,
  position: string,
): void {
  if (withDescendants(channels, channel).some(({ id }) => id === target.id)) {
    throw badRequest('A channel cannot be moved below itself.');
  }
  const siblings = childrenOf(channels, target.parent).filter(({ id }) => id !== channel.id);
  const beside = siblings.findIndex(({ id }) => id === target.id);
  const places = new Map<string, readonly [parent: number | null, index: number]>([
    ['left', [target.parent, beside]],
    ['right', [target.parent, beside + 1]],
    ['first-child', [target.id, 0]],
    ['last-child', [target.id, Infinity]],
  ]);
  const place = /^\d{1,9}$/.test(position)
    ? ([target.id, Number(position)] as const)
    : places.get(position);
  if (!place) {
    throw badRequest('Field "position" must be left, right, first-child, last-child or a number.');
  }
  insertChannel(channels, channel, ...place);
}

/** Removes a channel and its descendants, with their GIFs and tags. */
export function removeChannel(store: Store, channel: ChannelDocument): void {
  const ids = new Set(withDescendants(store.channels, channel).map(({ id }) => id));
  for (const id of ids) store.channels.remove(id);
  for (const collection of [store.channelGifs, store.rankedTags, store.magicTags]) {
    for (const [key, document] of collection.entries()) {
      if (ids.has(document.channel)) collection.remove(key);
    }
  }
}

/** Scores a channel: 2 for a match in its names, 1 in description or tags as well, 0 for none. */
const matchOf = (
  { slug, display_name, description }: ChannelDocument,
  tags: readonly string[],
  wanted: readonly string[],
): number => {
  const begins = (...texts: string[]) =>
    wanted.every((word) =>
      wordsOf(texts.join(' ').toLowerCase()).some((one) => one.startsWith(word)),
    );
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
  const wanted = wordsOf(typed.toLowerCase());
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
