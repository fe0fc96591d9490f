import type { Rating } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { type Dispatch, useReducer, useState } from 'react';
import { DEFAULT_RATING, providerKey } from './list-request.ts';
import {
  type PickerAction,
  type PickerState,
  pickerReducer,
  type Shelf,
} from './picker-reducer.ts';
import { type PickerTab, tabsOf } from './picker-tabs.ts';

export interface PickerStateHandle {
  tabs: readonly PickerTab[];
  /** Its tab is always one that the provider has. */
  state: PickerState;
  dispatch: Dispatch<PickerAction>;
  /** The text that the field is set to; a new object each time. */
  written: { readonly term: string };
  /** Searches for what the reader wrote. */
  search: (term: string) => void;
  /** Searches for a term, and writes it into the field. */
  write: (term: string) => void;
  showTab: (tab: PickerTab) => void;
  showShelf: (shelf: Shelf) => void;
}

export interface PickerStateOptions {
  provider: GifProvider;
  tabs: readonly PickerTab[] | undefined;
  rating: Rating | undefined;
  initialTerm: string;
}

/** The picker's state, and the text that its field is set to. */
export function usePickerState({
  provider,
  tabs: wantedTabs,
  rating = DEFAULT_RATING,
  initialTerm,
}: PickerStateOptions): PickerStateHandle {
  const tabs = tabsOf(provider, wantedTabs);
  const [firstTab = 'gifs'] = tabs;
  const [state, dispatch] = useReducer(pickerReducer, {
    tab: firstTab,
    term: initialTerm.trim(),
    shelf: 'trending',
  });
  // A GIF of another service cannot be sent by this one, and one that was allowed before may be so no more.
  const source = `${providerKey(provider)} ${rating}`;
  const [lastSource, setLastSource] = useState(source);
  if (lastSource !== source) {
    setLastSource(source);
    dispatch({ type: 'step', step: undefined });
  }
  const [written, setWritten] = useState({ term: state.term });
  // Another provider may not have the tab that is shown.
  const tab = tabs.includes(state.tab) ? state.tab : firstTab;
  const searchable = tabs.find((one) => one !== 'emoji') ?? 'gifs';
  const search = (term: string) => dispatch({ type: 'search', term, tab: searchable });
  return {
    tabs,
    state: { ...state, tab },
    dispatch,
    written,
    search,
    write(term) {
      setWritten({ term });
      search(term);
    },
    showTab(next) {
      if (next === 'emoji') setWritten({ term: '' });
      dispatch({ type: 'tab', tab: next });
    },
    showShelf(shelf) {
      setWritten({ term: '' });
      dispatch({ type: 'shelf', shelf });
    },
  };
}
