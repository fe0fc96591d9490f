import { badRequest, notFound } from '../http/errors.ts';
import type { ChannelDocument } from './documents.ts';
import type { PlatformStore } from './store.ts';

type Channels = PlatformStore['channels'];

/** @throws {ServiceError} 404 */
export const findChannel = ({ channels }: PlatformStore, id: string | number): ChannelDocument => {
  const channel = channels.get(id);
  if (!channel) throw notFound('No such channel.');
  return channel;
};

export const childrenOf = (channels: Channels, parent: number | null): ChannelDocument[] =>
  channels
    .all()
    .filter((channel) => channel.parent === parent)
    .sort((a, b) => a.position - b.position);

/** The channels above this one, the topmost first. */
export const ancestorsOf = (channels: Channels, { parent }: ChannelDocument): ChannelDocument[] => {
  const above = parent === null ? undefined : channels.get(parent);
  return above ? [...ancestorsOf(channels, above), above] : [];
};

/** This channel and all below it. */
export const withDescendants = (
  channels: Channels,
  channel: ChannelDocument,
): ChannelDocument[] => [
  channel,
  ...childrenOf(channels, channel.id).flatMap((child) => withDescendants(channels, child)),
];

/** Puts a channel below a parent (null: at the top), at a place among its siblings. */
export const placeChannel = (
  channels: Channels,
  channel: ChannelDocument,
  parent: number | null,
  place: number,
): void => {
  const siblings = childrenOf(channels, parent).filter(({ id }) => id !== channel.id);
  siblings.splice(place, 0, channel);
  for (const [position, sibling] of siblings.entries()) {
    channels.put(sibling.id, { ...sibling, parent, position });
  }
};

interface Spot {
  parent: number | null;
  place: number;
}

const spotBeside = (
  channels: Channels,
  channel: ChannelDocument,
  target: ChannelDocument,
): Spot => {
  const siblings = childrenOf(channels, target.parent).filter(({ id }) => id !== channel.id);
  return { parent: target.parent, place: siblings.findIndex(({ id }) => id === target.id) };
};

const spotOf = (
  channels: Channels,
  channel: ChannelDocument,
  target: ChannelDocument,
  position: string,
): Spot => {
  const { parent, place } = spotBeside(channels, channel, target);
  if (position === 'left') return { parent, place };
  if (position === 'right') return { parent, place: place + 1 };
  if (position === 'first-child') return { parent: target.id, place: 0 };
  if (position === 'last-child') return { parent: target.id, place: Infinity };
  if (/^\d{1,9}$/.test(position)) return { parent: target.id, place: Number(position) };
  throw badRequest('Field "position" must be left, right, first-child, last-child or a number.');
};

/**
 * Moves a channel: beside the target by `left` and `right`, below it by `first-child`, `last-child` or a
 * place from 0.
 *
 * @throws {ServiceError} 400 for another position, or a target that is the channel or below it
 */
export const moveChannel = (
  channels: Channels,
  channel: ChannelDocument,
  target: ChannelDocument,
  position: string,
): void => {
  if (withDescendants(channels, channel).some(({ id }) => id === target.id)) {
    throw badRequest('A channel cannot be moved below itself.');
  }
  const { parent, place } = spotOf(channels, channel, target, position);
  placeChannel(channels, channel, parent, place);
};

/** Removes a channel and all below it, with what belongs to them. */
export const removeChannel = (store: PlatformStore, channel: ChannelDocument): void => {
  const ids = new Set(withDescendants(store.channels, channel).map(({ id }) => id));
  for (const id of ids) store.channels.remove(id);
  for (const collection of [store.channelGifs, store.rankedTags, store.magicTags]) {
    for (const [key, document] of collection.entries()) {
      if (ids.has(document.channel)) collection.remove(key);
    }
  }
};
