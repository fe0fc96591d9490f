import type { IChannel } from '@gifkit/model';
import { useContext } from 'react';
import { SearchContext } from './SearchContext.ts';

export interface Suggestion {
  key: string;
  channel?: IChannel;
  term?: string;
  choose: () => void;
}

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
