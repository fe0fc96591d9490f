import type { Exchange } from '../api/call.ts';
import { notFound } from '../http/errors.ts';
import { readFields, textField } from './body.ts';
import { findChannel } from './channel-tree.ts';
import type { ChannelGifDocument } from './documents.ts';
import { findItem, namedItems } from './items.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

const keyOf = ({ channel, gif }: ChannelGifDocument): string => `${channel}:${gif}`;

const read = async ({ service, request }: Exchange): Promise<ChannelGifDocument> => {
  const fields = await readFields(request);
  const { id } = findChannel(service.platform, textField(fields, 'channel'));
  return { channel: id, gif: textField(fields, 'gif') };
};

const list = (exchange: Exchange): Response => {
  const ids = new Set(namedItems(exchange, 'gif').map(({ id }) => id));
  const found = exchange.service.platform.channelGifs.all().filter(({ gif }) => ids.has(gif));
  return Response.json(found);
};

const add = async (exchange: Exchange): Promise<Response> => {
  const document = await read(exchange);
  findItem(exchange, document.gif);
  exchange.service.platform.channelGifs.put(keyOf(document), document);
  return Response.json(document, { status: 201 });
};

const remove = async (exchange: Exchange): Promise<Response> => {
  const document = await read(exchange);
  if (!exchange.service.platform.channelGifs.remove(keyOf(document))) {
    throw notFound('The GIF is not in this channel.');
  }
  return noContent();
};

export const channelGifCalls: readonly PlatformCall[] = [
  siteCall('GET', '/api/v4/channel-gifs/', 'Which channels the items that gif names are in.', list),
  siteCall('POST', '/api/v4/channel-gifs/', 'Puts an item into a channel: channel, gif.', add),
  siteCall('POST', '/api/v4/channel-gifs/remove/', 'Takes an item out of a channel.', remove),
];
