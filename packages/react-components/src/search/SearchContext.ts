import type { GifsResult } from '@gifkit/fetch-api';
import type { IChannel } from '@gifkit/model';
import { createContext } from 'react';
import type { Combobox } from './combobox.ts';

type Abortable = { signal?: AbortSignal };

/** What a search bar, its suggestions and its results share. */
export interface SearchContextProps {
  /** What is searched for, once the reader has stopped typing. */
  term: string;
  /** Searches for something else, and writes it into the search bar. */
  setSearch: (term: string) => void;
  /** Only GIFs of this channel are searched. */
  activeChannel: IChannel | undefined;
  setActiveChannel: (channel: IChannel | undefined) => void;
  /** Channels that match the term. */
  currentChannels: readonly IChannel[];
  setChannels: (channels: IChannel[]) => void;
  /** Of a grid or a carousel: what is searched for, else what is trending. */
  fetchGifs: (offset: number, options?: Abortable) => Promise<GifsResult>;
  /** The term as animated text. */
  fetchAnimatedText: (offset: number, options?: Abortable) => Promise<GifsResult>;
  fetchChannelSearch: (offset: number, options?: Abortable) => Promise<IChannel[]>;
  isFetching: boolean;
  trendingSearches: readonly string[];
  /** Another one with everything else that is searched for: the `key` or `resetKey` of the results. */
  searchKey: string;
  /** The reader is in the search bar. */
  isFocused: boolean;
}

export const SearchContext = createContext({} as SearchContextProps);

/** What the parts of the search bar tell each other. */
export interface SearchInputProps {
  /** What `setSearch` asked for last: it takes the place of what was typed. Another object each time. */
  written: { term: string };
  setIsFocused: (isFocused: boolean) => void;
  /** Searches for what was typed. */
  search: (term: string) => void;
  combobox: Combobox;
}

export const SearchInputContext = createContext({} as SearchInputProps);
