import type { Entry } from '../catalog/entry.ts';
import { searchPage } from '../catalog/search/search-page.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { withDescendants } from '../state/channel-tree.ts';
import type { ChannelDocument } from '../state/documents.ts';
import type { Service } from '../state/service.ts';

/**
 * Returns the items of a channel and its descendants: added items, and GIFs that match a magic tag or belong
 * to the account.
 */
export function feedOf({ catalog, store }: Service, channel: ChannelDocument): Entry[] {
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
    .flatMap(({ tag }) => searchPage(catalog, tag, selection, 0, RESULT_WINDOW).entries);
  const own = channels
    .filter(({ username }) => username)
    .flatMap(({ username }) => catalog.list({ ...selection, username }, 0, RESULT_WINDOW).entries);
  return [...new Map([...added, ...tagged, ...own].map((entry) => [entry.id, entry])).values()];
}
