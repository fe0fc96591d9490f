import { type Entry, tagText } from '../catalog/entry.ts';
import { FLAGS } from '../catalog/gif-json.ts';
import { stableNumber } from '../catalog/ids.ts';
import { accounts, findAccount } from '../catalog/users.ts';
import { ancestorsOf, childrenOf, withDescendants } from '../state/channels.ts';
import type { ChannelDocument, ChannelTagDocument } from '../state/store.ts';
import type { Context } from './context.ts';
import { accountJson, gifJson } from './responses.ts';

/**
 * Returns the items of a channel and its descendants: added items, and GIFs that match a magic tag or belong
 * to the account.
 */
export function feedOf({ catalog, store }: Context, channel: ChannelDocument): Entry[] {
  const channels = withDescendants(store.channels, channel);
  const ids = new Set(channels.map(({ id }) => id));
  const selection = { kind: 'gif', rating: 'r' } as const;
  const added = store.channelGifs
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(({ gif }) => catalog.find(gif) ?? []);
  const tagged = store.magicTags
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(({ tag }) => catalog.search(tag, selection).entries);
  const own = channels
    .filter(({ username }) => username)
    .flatMap(({ username }) => catalog.list({ ...selection, username }).entries);
  return [...new Map([...added, ...tagged, ...own].map((entry) => [entry.id, entry])).values()];
}

/** Owner of channels created by requests. */
const editors = accounts.find(({ staff }) => staff);

/** A channel's GIF has additional flags and dates, and no analytics payload. */
const featuredJson = (context: Context, entry: Entry): Record<string, unknown> => {
  const {
    user_tags: _tags,
    analytics: _analytics,
    analytics_response_payload: _payload,
    user,
    ...gif
  } = gifJson(context, entry, 'CHANNEL_SEARCH');
  return {
    ...gif,
    tags: entry.tags.map(tagText),
    index_id: stableNumber(entry.id, 90_000_000),
    ...FLAGS,
    create_datetime: entry.importedAt,
    update_datetime: entry.importedAt,
    ...(typeof user === 'object' && { user: channelUser(user as Record<string, unknown>) }),
  };
};

/** A channel's user has a date of the last visit, and no metadata. */
const channelUser = ({
  metadata_title: _title,
  metadata_description: _description,
  ...user
}: Record<string, unknown>) => ({ ...user, last_login: '2020-08-10 23:15:45' });

const tagsOf = (tags: readonly ChannelTagDocument[], channelId: number) =>
  tags
    .filter(({ channel }) => channel === channelId)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);

const plain = (context: Context, channel: ChannelDocument): Record<string, unknown> => {
  const { store } = context;
  const { id, slug, username, display_name, description } = channel;
  const account = findAccount(username) ?? editors;
  return {
    id,
    url: username ? `/${slug}` : `/channel/${slug}`,
    display_name,
    parent: channel.parent,
    slug,
    type: !username || account?.staff ? 'editorial' : 'community',
    content_type: channel.content_type,
    user: account && channelUser(accountJson(context, account)),
    banner_image: null,
    short_display_name: display_name,
    description,
    metadata_description: description,
    has_children: childrenOf(store.channels, id).length > 0,
    is_visible: channel.is_visible,
    is_private: channel.is_private,
    is_live: false,
    screensaver_gif: null,
    tags: tagsOf(store.rankedTags.all(), id),
    live_since_datetime: null,
    live_until_datetime: null,
    syncable_tags: tagsOf(store.magicTags.all(), id),
  };
};

export const channelJson = (
  context: Context,
  channel: ChannelDocument,
  featured: Entry | undefined,
): Record<string, unknown> => ({
  ...plain(context, channel),
  featured_gif: featured ? featuredJson(context, featured) : null,
  ancestors: ancestorsOf(context.store.channels, channel).map((one) => plain(context, one)),
});

/** Renders a channel in the wider platform's format: with its first item and, by default, its children. */
export function siteChannelJson(
  context: Context,
  channel: ChannelDocument,
  withChildren = true,
): Record<string, unknown> {
  const children = withChildren ? childrenOf(context.store.channels, channel.id) : [];
  return {
    ...channelJson(context, channel, feedOf(context, channel)[0]),
    children: children.map((child) => plain(context, child)),
    analytics_response_payload: '',
  };
}
