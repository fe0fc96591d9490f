import { findAccount } from '../../catalog/users.ts';
import { tagsOf } from '../../state/channel-tags.ts';
import { ancestorsOf, childrenOf } from '../../state/channel-tree.ts';
import type { ChannelDocument } from '../../state/documents.ts';
import { accountJson } from '../account-json.ts';
import { feedOf } from '../channel-feed.ts';
import type { Context } from '../context.ts';
import { gifJson } from '../public/gif-response.ts';

/** A channel without its ancestors and children. */
const plain = (context: Context, channel: ChannelDocument): Record<string, unknown> => {
  const { store } = context.namespace;
  const { username, position: _position, ...fields } = channel;
  const account = findAccount(username);
  const [featured] = feedOf(context, channel);
  return {
    ...fields,
    url: `/channel/${channel.slug}`,
    type: username ? 'community' : 'editorial',
    short_display_name: channel.display_name,
    metadata_description: channel.description,
    has_children: childrenOf(store.channels, channel.id).length > 0,
    is_live: false,
    user: account ? accountJson(context, account) : null,
    featured_gif: featured ? gifJson(context, featured, 'CHANNEL') : null,
    screensaver_gif: null,
    banner_image: null,
    tags: tagsOf(store.rankedTags.all(), channel.id),
    syncable_tags: tagsOf(store.magicTags.all(), channel.id),
    live_since_datetime: null,
    live_until_datetime: null,
    analytics_response_payload: '',
  };
};

/** A channel as the site writes it, with its ancestors and, by default, its children. */
export function channelJson(
  context: Context,
  channel: ChannelDocument,
  withChildren = true,
): Record<string, unknown> {
  const { channels } = context.namespace.store;
  const toJson = (one: ChannelDocument) => plain(context, one);
  return {
    ...plain(context, channel),
    ancestors: ancestorsOf(channels, channel).map(toJson),
    children: withChildren ? childrenOf(channels, channel.id).map(toJson) : [],
  };
}
