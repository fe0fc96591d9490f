import type { Rating } from '@gifkit/fetch-api';
import type { GifProvider } from '@gifkit/providers';
import { type Dispatch, useReducer, useState } from 'react';
import { DEFAULT_RATING, providerKey } from '../../core/picker/state/list-request.ts';
import {
  type PickerAction,
  type PickerState,
  type PickerTab,
  pickerReducer,
  type Shelf,
  tabsOf,
} from '../../core/picker/state/picker-reducer.ts';
import { TAB_LABELS } from '../picker-context.ts';
import type { PickerOptions } from '../picker-options.ts';

export interface PickerStateHandle {
  tabs: readonly PickerTab[];
  /** The tab that is shown: one of the service's, or one of the host's own. */
  tab: string;
  /** Its tab is always one that the provider has. */
  state: PickerState;
  dispatch: Dispatch<PickerAction>;
  /** The text that the field is set to; a new object each time. */
  written: { readonly term: string };
  search: (term: string) => void;
  /** Searches for a term, and writes it into the field. */
  write: (term: string) => void;
  showTab: (tab: string) => void;
  showShelf: (shelf: Shelf) => void;
}

interface PickerStateOptions
  extends Pick<PickerOptions, 'tab' | 'onTabChange' | 'term' | 'onTermChange'> {
  provider: GifProvider;
  tabs: readonly PickerTab[] | undefined;
  rating: Rating | undefined;
  initialTerm: string;
}

const isOfServices = (tab: string): tab is PickerTab => Object.hasOwn(TAB_LABELS, tab);

/** The picker's state, and the text that its field is set to. What the host decides wins over what the reader did. */
export function usePickerState({
  provider,
  tabs: wantedTabs,
  tab: givenTab,
  onTabChange,
  term: givenTerm,
  onTermChange,
  rating = DEFAULT_RATING,
  initialTerm,
}: PickerStateOptions): PickerStateHandle {
  const tabs = tabsOf(provider, wantedTabs);
  const [firstTab = 'gifs'] = tabs;
  const [state, dispatch] = useReducer(pickerReducer, {
    tab: firstTab,
    term: (givenTerm ?? initialTerm).trim(),
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
  // What the reader has typed stays as it is: the term that comes back from the host is the same, without its spaces.
  const [lastTerm, setLastTerm] = useState(givenTerm);
  if (lastTerm !== givenTerm) {
    setLastTerm(givenTerm);
    if (givenTerm !== undefined) setWritten({ term: givenTerm.trim() });
  }

  const [ownTab, setOwnTab] = useState<string>();
  const wanted = givenTab ?? ownTab ?? state.tab;
  // Another provider may not have the tab that is shown.
  const tabOfService = [wanted, state.tab].find((one) => isOfServices(one) && tabs.includes(one));
  const tab = (tabOfService ?? firstTab) as PickerTab;
  const term = givenTerm?.trim() ?? state.term;
  const shown: PickerState = { ...state, tab, term, shelf: term ? 'trending' : state.shelf };

  /** Does it, and tells the host what changed by it. */
  const change = (action: PickerAction, own?: string) => {
    const next = pickerReducer(shown, action);
    setOwnTab(own);
    dispatch(action);
    if (next.term !== term) onTermChange?.(next.term);
    const last = isOfServices(wanted) ? tab : wanted;
    if ((own ?? next.tab) !== last) onTabChange?.(own ?? next.tab);
  };
  const searchable = tabs.find((one) => one !== 'emoji') ?? 'gifs';
  const search = (text: string) => change({ type: 'search', term: text, tab: searchable });
  return {
    tabs,
    tab: isOfServices(wanted) ? tab : wanted,
    state: shown,
    dispatch,
    written,
    search,
    write(text) {
      setWritten({ term: text });
      search(text);
    },
    showTab(next) {
      if (!isOfServices(next)) {
        change({ type: 'tab', tab }, next);
        return;
      }
      if (next === 'emoji') setWritten({ term: '' });
      change({ type: 'tab', tab: next });
    },
    showShelf(shelf) {
      setWritten({ term: '' });
      change({ type: 'shelf', shelf });
    },
  };
}
