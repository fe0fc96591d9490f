import type { GifsResult } from '@gifkit/fetch-api';
import type { Combobox } from '@gifkit/headless/search';
import type { IChannel } from '@gifkit/model';
import { createContext } from 'react';

type Abortable = { signal?: AbortSignal | undefined };

/** State shared by a search bar, its suggestions and its results. */
export interface SearchContextProps {
  /** Debounced search term. */
  term: string;
  /** Sets the search term, also in the search bar. */
  setSearch: (term: string) => void;
  /** Channel that limits the search. */
  activeChannel: IChannel | undefined;
  setActiveChannel: (channel: IChannel | undefined) => void;
  /** Channels that match the term. */
  currentChannels: readonly IChannel[];
  setChannels: (channels: IChannel[]) => void;
  /** Fetches search results, or trending GIFs without a term. For a grid or a carousel. */
  fetchGifs: (offset: number, options?: Abortable) => Promise<GifsResult>;
  /** Fetches animated text of the term. */
  fetchAnimatedText: (offset: number, options?: Abortable) => Promise<GifsResult>;
  fetchChannelSearch: (offset: number, options?: Abortable) => Promise<IChannel[]>;
  isFetching: boolean;
  trendingSearches: readonly string[];
  /** Changes with each search. Use it as `key` or `resetKey` of the results. */
  searchKey: string;
  /** True while the search bar has the focus. */
  isFocused: boolean;
}

export const SearchContext = createContext({} as SearchContextProps);

export interface Suggestion {
  key: string;
  channel?: IChannel;
  term?: string;
  choose: () => void;
}

interface SearchInputProps {
  /** Last term that was set outside of the field. A new object per call. */
  written: { term: string };
  setIsFocused: (isFocused: boolean) => void;
  search: (term: string) => void;
  /** Matching channels, or trending searches if there are none. */
  suggestions: readonly Suggestion[];
  /** Combobox of field and suggestions. */
  combobox: Combobox;
  field: HTMLInputElement | null;
  setField: (field: HTMLInputElement | null) => void;
  list: HTMLUListElement | null;
  setList: (list: HTMLUListElement | null) => void;
}

export const SearchInputContext = createContext({} as SearchInputProps);
