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
  /** Current tab: one of the service's, or a custom one. */
  tab: string;
  /** The tab is always one of the provider's. */
  state: PickerState;
  dispatch: Dispatch<PickerAction>;
  /** Text to set in the field; a new object for each change. */
  written: { readonly term: string };
  search: (term: string) => void;
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

/** Returns the state of the picker and the text of its field. Controlled values override the reader's. */
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
  // A step ends if provider or rating change, because its GIF may no longer be sent.
  const source = `${providerKey(provider)} ${rating}`;
  const [lastSource, setLastSource] = useState(source);
  if (lastSource !== source) {
    setLastSource(source);
    dispatch({ type: 'step', step: undefined });
  }
  const [written, setWritten] = useState({ term: state.term });
  // Keeps the typed text if the host returns the same term without its spaces.
  const [lastTerm, setLastTerm] = useState(givenTerm);
  if (lastTerm !== givenTerm) {
    setLastTerm(givenTerm);
    if (givenTerm !== undefined) setWritten({ term: givenTerm.trim() });
  }

  const [ownTab, setOwnTab] = useState<string>();
  const wanted = givenTab ?? ownTab ?? state.tab;
  // A new provider may lack the current tab.
  const tabOfService = [wanted, state.tab].find((one) => isOfServices(one) && tabs.includes(one));
  const tab = (tabOfService ?? firstTab) as PickerTab;
  const term = givenTerm?.trim() ?? state.term;
  const shown: PickerState = { ...state, tab, term, shelf: term ? 'trending' : state.shelf };

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
