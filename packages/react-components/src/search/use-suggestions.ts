import type { IChannel } from '@gifkit/model';
import { useContext } from 'react';
import { SearchContext } from './SearchContext.ts';

export interface Suggestion {
  key: string;
  /** Undefined for a term. */
  channel?: IChannel;
  term?: string;
  choose: () => void;
}

/** Channels that match the search, else popular searches. */
export function useSuggestions(): readonly Suggestion[] {
  const { trendingSearches, currentChannels, setActiveChannel, setSearch } =
    useContext(SearchContext);
  if (currentChannels.length > 0) {
    return currentChannels.map((channel) => ({
      key: `channel ${channel.id}`,
      channel,
      choose: () => setActiveChannel(channel),
    }));
  }
  return trendingSearches.map((term) => ({ key: term, term, choose: () => setSearch(term) }));
}
