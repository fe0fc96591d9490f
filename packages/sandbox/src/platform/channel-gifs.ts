import { getChannel } from '../channels/channel-tree.ts';
import type { Context } from '../endpoint/context.ts';
import { notFound } from '../http/errors.ts';
import type { ChannelGifDocument } from '../store/documents.ts';
import { readFields, textField } from './body.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './endpoint.ts';
import { getGif, gifsInQuery } from './gifs.ts';

const keyOf = ({ channel, gif }: ChannelGifDocument): string => `${channel}:${gif}`;

const read = async ({ service, request }: Context): Promise<ChannelGifDocument> => {
  const fields = await readFields(request);
  const { id } = getChannel(service.store, textField(fields, 'channel'));
  return { channel: id, gif: textField(fields, 'gif') };
};

const list = (context: Context): Response => {
  const ids = new Set(gifsInQuery(context, 'gif').map(({ id }) => id));
  const found = context.service.store.channelGifs.all().filter(({ gif }) => ids.has(gif));
  return Response.json(found);
};

const add = async (context: Context): Promise<Response> => {
  const document = await read(context);
  getGif(context, document.gif);
  context.service.store.channelGifs.put(keyOf(document), document);
  return Response.json(document, { status: 201 });
};

const remove = async (context: Context): Promise<Response> => {
  const document = await read(context);
  if (!context.service.store.channelGifs.remove(keyOf(document))) {
    throw notFound('The GIF is not in this channel.');
  }
  return noContent();
};

export const channelGifEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint('GET', '/api/v4/channel-gifs/', 'Channels of the GIFs with the ids in gif.', list, {
    query: ['gif!'],
    response: 'channelGifs',
  }),
  siteEndpoint('POST', '/api/v4/channel-gifs/', 'Adds a GIF to a channel: channel, gif.', add, {
    body: 'channelGif',
    response: 'channelGif',
  }),
  siteEndpoint('POST', '/api/v4/channel-gifs/remove/', 'Removes a GIF from a channel.', remove, {
    body: 'channelGif',
  }),
];
