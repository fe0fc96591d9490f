import type { GifsResult } from '@gifkit/fetch-api';
import type { IChannel } from '@gifkit/model';
import { createContext } from 'react';
import type { Combobox } from './combobox.ts';

type Abortable = { signal?: AbortSignal | undefined };

/** The search that a search bar, its suggestions and its results share. */
export interface SearchContextProps {
  /** The search term, set once the reader has stopped typing. */
  term: string;
  /** Searches for something else, and writes it into the search bar. */
  setSearch: (term: string) => void;
  /** Only GIFs of this channel are searched. */
  activeChannel: IChannel | undefined;
  setActiveChannel: (channel: IChannel | undefined) => void;
  /** Channels that match the term. */
  currentChannels: readonly IChannel[];
  setChannels: (channels: IChannel[]) => void;
  /** For a grid or a carousel: the results of the search, else what is trending. */
  fetchGifs: (offset: number, options?: Abortable) => Promise<GifsResult>;
  /** The term as animated text. */
  fetchAnimatedText: (offset: number, options?: Abortable) => Promise<GifsResult>;
  fetchChannelSearch: (offset: number, options?: Abortable) => Promise<IChannel[]>;
  isFetching: boolean;
  trendingSearches: readonly string[];
  /** Changes with each new search: use it as `key` or `resetKey` of the results. */
  searchKey: string;
  /** The reader is in the search bar. */
  isFocused: boolean;
}

export const SearchContext = createContext({} as SearchContextProps);

export interface SearchInputProps {
  /** The last term of `setSearch`, which replaces the typed text. A new object each time. */
  written: { term: string };
  setIsFocused: (isFocused: boolean) => void;
  search: (term: string) => void;
  combobox: Combobox;
}

export const SearchInputContext = createContext({} as SearchInputProps);
