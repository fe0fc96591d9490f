import { badRequest, notFound } from '../http/errors.ts';
import type { ChannelDocument } from './documents.ts';
import type { Store } from './store.ts';

type Channels = Store['channels'];

/** @throws {ServiceError} 404 if it does not exist */
export function getChannel({ channels }: Store, id: string | number): ChannelDocument {
  const channel = channels.get(id);
  if (!channel) throw notFound('No such channel.');
  return channel;
}

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

/** Inserts a channel below a parent (`null` for the top) at a position among its children. */
export function placeChannel(
  channels: Channels,
  channel: ChannelDocument,
  parent: number | null,
  place: number,
): void {
  const siblings = childrenOf(channels, parent).filter(({ id }) => id !== channel.id);
  siblings.splice(place, 0, channel);
  for (const [position, sibling] of siblings.entries()) {
    channels.put(sibling.id, { ...sibling, parent, position });
  }
}

interface Target {
  parent: number | null;
  place: number;
}

const targetOf = (
  channels: Channels,
  channel: ChannelDocument,
  target: ChannelDocument,
  position: string,
): Target => {
  const { parent } = target;
  const siblings = childrenOf(channels, parent).filter(({ id }) => id !== channel.id);
  const place = siblings.findIndex(({ id }) => id === target.id);
  if (position === 'left') return { parent, place };
  if (position === 'right') return { parent, place: place + 1 };
  if (position === 'first-child') return { parent: target.id, place: 0 };
  if (position === 'last-child') return { parent: target.id, place: Infinity };
  if (/^\d{1,9}$/.test(position)) return { parent: target.id, place: Number(position) };
  throw badRequest('Field "position" must be left, right, first-child, last-child or a number.');
};

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
  const { parent, place } = targetOf(channels, channel, target, position);
  placeChannel(channels, channel, parent, place);
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
