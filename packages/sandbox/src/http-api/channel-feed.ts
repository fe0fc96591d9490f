import type { Entry, Searched } from '../catalog/entry.ts';
import { searchPage } from '../catalog/search/search-page.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { withDescendants } from '../state/channel-tree.ts';
import type { ChannelDocument } from '../state/documents.ts';
import type { Context } from './context.ts';

/**
 * The items of a channel and of all channels below it: those that were added, those that match one of
 * its magic tags, and those of its account.
 *
 * @param kind the kind of all items; by default GIFs, and items of any kind that were added
 */
export function feedOf(
  { namespace }: Pick<Context, 'namespace'>,
  channel: ChannelDocument,
  kind?: Searched,
): Entry[] {
  const listed = kind ?? 'gif';
  const { catalog, store } = namespace;
  const channels = withDescendants(store.channels, channel);
  const ids = new Set(channels.map(({ id }) => id));
  const added = store.channelGifs
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(({ gif }) => catalog.find(gif) ?? [])
    .filter((entry) => kind === undefined || entry.kind === kind);
  const tagged = store.magicTags
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(
      ({ tag }) =>
        searchPage(catalog, tag, { kind: listed, rating: 'r' }, 0, RESULT_WINDOW).entries,
    );
  const own = channels
    .filter(({ username }) => username)
    .flatMap(
      ({ username }) =>
        catalog.list({ kind: listed, rating: 'r', username }, 0, RESULT_WINDOW).entries,
    );
  return [...new Map([...added, ...tagged, ...own].map((entry) => [entry.id, entry])).values()];
}
