import { notFound } from '../../http/errors.ts';
import { getChannel } from '../../state/channel-tree.ts';
import type { ChannelGifDocument } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { readFields, textField } from './body.ts';
import { getGif, gifsInQuery } from './get-gif.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

const keyOf = ({ channel, gif }: ChannelGifDocument): string => `${channel}:${gif}`;

const read = async ({ namespace, request }: Context): Promise<ChannelGifDocument> => {
  const fields = await readFields(request);
  const { id } = getChannel(namespace.store, textField(fields, 'channel'));
  return { channel: id, gif: textField(fields, 'gif') };
};

const list = (context: Context): Response => {
  const ids = new Set(gifsInQuery(context, 'gif').map(({ id }) => id));
  const found = context.namespace.store.channelGifs.all().filter(({ gif }) => ids.has(gif));
  return Response.json(found);
};

const add = async (context: Context): Promise<Response> => {
  const document = await read(context);
  getGif(context, document.gif);
  context.namespace.store.channelGifs.put(keyOf(document), document);
  return Response.json(document, { status: 201 });
};

const remove = async (context: Context): Promise<Response> => {
  const document = await read(context);
  if (!context.namespace.store.channelGifs.remove(keyOf(document))) {
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
