import { gifJson } from '../api/answer.ts';
import type { Exchange } from '../api/call.ts';
import { findAccount, toUser } from '../catalog/users.ts';
import { feedOf } from './channel-feed.ts';
import { ancestorsOf, childrenOf } from './channel-tree.ts';
import type { ChannelDocument, ChannelTagDocument } from './documents.ts';

const tagsOf = (tags: readonly ChannelTagDocument[], id: number): ChannelTagDocument[] =>
  tags
    .filter(({ channel }) => channel === id)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);

/** A channel on its own. */
const plain = (exchange: Exchange, channel: ChannelDocument): Record<string, unknown> => {
  const { platform } = exchange.service;
  const { origin, site } = exchange.addresses;
  const { username, position: _position, ...fields } = channel;
  const account = findAccount(username);
  const [featured] = feedOf(exchange, channel);
  return {
    ...fields,
    url: `/channel/${channel.slug}`,
    type: username ? 'community' : 'editorial',
    short_display_name: channel.display_name,
    metadata_description: channel.description,
    has_children: childrenOf(platform.channels, channel.id).length > 0,
    is_live: false,
    user: account ? toUser(account, origin, site) : null,
    featured_gif: featured ? gifJson(exchange, featured, 'CHANNEL') : null,
    screensaver_gif: null,
    banner_image: null,
    tags: tagsOf(platform.rankedTags.all(), channel.id),
    syncable_tags: tagsOf(platform.magicTags.all(), channel.id),
    live_since_datetime: null,
    live_until_datetime: null,
    analytics_response_payload: '',
  };
};

/** A channel as the site writes it, with those above it and, unless said otherwise, below it. */
export const channelJson = (
  exchange: Exchange,
  channel: ChannelDocument,
  withChildren = true,
): Record<string, unknown> => {
  const { channels } = exchange.service.platform;
  const write = (one: ChannelDocument) => plain(exchange, one);
  return {
    ...plain(exchange, channel),
    ancestors: ancestorsOf(channels, channel).map(write),
    children: withChildren ? childrenOf(channels, channel.id).map(write) : [],
  };
};
