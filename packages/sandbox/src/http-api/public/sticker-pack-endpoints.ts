import { channelId } from '../../catalog/channel-id.ts';
import { type Entry, RATINGS, type Rating } from '../../catalog/entry.ts';
import { envelope } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import { readPage, readRating } from '../../http/parameters.ts';
import { ON_DEMAND, PAGE } from '../../openapi/described-parameters.ts';
import { childrenOf, isShown } from '../../state/channel-tree.ts';
import type { ChannelDocument } from '../../state/documents.ts';
import { feedOf } from '../channel-feed.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifsResponse } from './gif-response.ts';
import { pageResponse } from './offset-page.ts';
import { channelJson } from './public-channel-json.ts';

const EVENT = 'STICKER_PACK';

const stickersOf = (context: Context, pack: ChannelDocument, rating: Rating): Entry[] => {
  const max = RATINGS.indexOf(rating);
  return feedOf(context, pack, 'sticker').filter((one) => RATINGS.indexOf(one.rating) <= max);
};

/** A pack is a channel for stickers, or one that has some. */
const isPack = (context: Context, channel: ChannelDocument): boolean =>
  isShown(context.namespace.store.channels, channel) &&
  (channel.content_type.split(',').includes('sticker') ||
    feedOf(context, channel, 'sticker').length > 0);

const packOf = (context: Context): ChannelDocument => {
  const channel = context.namespace.store.channels.get(context.params.id ?? '');
  if (!channel || !isPack(context, channel)) throw notFound();
  return channel;
};

const packJson = (context: Context, pack: ChannelDocument, rating: Rating) =>
  channelJson(context, pack, stickersOf(context, pack, rating)[0]);

const packsBelow = (context: Context, parent: number | null): Response => {
  const rating = readRating(context.query);
  const channels = childrenOf(context.namespace.store.channels, parent);
  const packs = channels.filter((channel) => isPack(context, channel));
  return pageResponse(context, packs, (pack) => packJson(context, pack, rating));
};

const one = (context: Context): Response => {
  const pack = packJson(context, packOf(context), readRating(context.query));
  return envelope(pack, context.responseId);
};

const stickers = (context: Context): Response => {
  const all = stickersOf(context, packOf(context), readRating(context.query));
  const { offset, limit } = readPage(context.query);
  const page = { entries: all.slice(offset, offset + limit), total: all.length };
  return gifsResponse(context, page, offset, EVENT);
};

const PACKS = `${VERSION}/stickers/packs`;
const example = `/v1/stickers/packs/${channelId('gifkit')}`;

export const stickerPackEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PACKS,
    summary: 'Sticker packs: channels that are meant for stickers, or have some.',
    example: '/v1/stickers/packs?limit=1',
    query: ['rating', ...PAGE],
    response: 'channels',
    handle: (context) => packsBelow(context, null),
  },
  {
    method: 'GET',
    path: `${PACKS}/:id`,
    summary: 'One sticker pack.',
    example,
    query: ['rating'],
    response: 'channel',
    handle: one,
  },
  {
    method: 'GET',
    path: `${PACKS}/:id/children`,
    summary: 'The packs below a pack.',
    example: `${example}/children`,
    query: ['rating', ...PAGE],
    response: 'channels',
    handle: (context) => packsBelow(context, packOf(context).id),
  },
  {
    method: 'GET',
    path: `${PACKS}/:id/stickers`,
    summary: 'The stickers of a pack.',
    example: `${example}/stickers?limit=1`,
    query: ['rating', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: stickers,
  },
];
