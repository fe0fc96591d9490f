import type { Exchange } from '../api/call.ts';
import { searchPage } from '../api/search.ts';
import type { Entry } from '../catalog/entry.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { withDescendants } from './channel-tree.ts';
import type { ChannelDocument } from './documents.ts';

/**
 * The items in a channel and in those below it: what was put there, what has one of its magic tags, and
 * its account's own.
 */
export const feedOf = ({ service }: Exchange, channel: ChannelDocument): Entry[] => {
  const { catalogue, platform } = service;
  const channels = withDescendants(platform.channels, channel);
  const ids = new Set(channels.map(({ id }) => id));
  const put = platform.channelGifs
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(({ gif }) => catalogue.find(gif) ?? []);
  const tagged = platform.magicTags
    .all()
    .filter((one) => ids.has(one.channel))
    .flatMap(
      ({ tag }) =>
        searchPage(catalogue, tag, { kind: 'gif', rating: 'r' }, 0, RESULT_WINDOW).entries,
    );
  const own = channels
    .filter(({ username }) => username)
    .flatMap(
      ({ username }) =>
        catalogue.list({ kind: 'gif', rating: 'r', username }, 0, RESULT_WINDOW).entries,
    );
  return [...new Map([...put, ...tagged, ...own].map((entry) => [entry.id, entry])).values()];
};
