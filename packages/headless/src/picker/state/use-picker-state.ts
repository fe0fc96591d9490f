import { useReducer, useState } from 'react';
import { DEFAULT_RATING, providerKey } from '../../core/picker/state/list-request.ts';
import {
  type PickerTab,
  pickerReducer,
  type Shelf,
  tabsOf,
} from '../../core/picker/state/picker-reducer.ts';
import type { Labels } from '../../labels/english.ts';
import type { PickerOptions } from '../picker-options.ts';

export const TAB_LABELS = {
  gifs: 'tabGifs',
  stickers: 'tabStickers',
  clips: 'tabClips',
  emoji: 'tabEmoji',
} as const satisfies Record<PickerTab, keyof Labels>;

/** Returns the state of the picker and the text of its field. */
export function usePickerState({
  provider,
  tabs: wantedTabs,
  rating = DEFAULT_RATING,
  initialTerm = '',
}: PickerOptions) {
  const tabs = tabsOf(provider, wantedTabs);
  const [firstTab = 'gifs'] = tabs;
  const [state, dispatch] = useReducer(pickerReducer, {
    tab: firstTab,
    term: initialTerm.trim(),
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
  const searchable = tabs.find((one) => one !== 'emoji') ?? 'gifs';
  const search = (term: string) => dispatch({ type: 'search', term, tab: searchable });
  return {
    tabs,
    // A new provider may lack the current tab.
    state: { ...state, tab: tabs.includes(state.tab) ? state.tab : firstTab },
    dispatch,
    /** Text to set in the field; a new object for each change. */
    written,
    search,
    write(text: string) {
      setWritten({ term: text });
      search(text);
    },
    showTab(tab: PickerTab) {
      if (tab === 'emoji') setWritten({ term: '' });
      dispatch({ type: 'tab', tab });
    },
    showShelf(shelf: Shelf) {
      setWritten({ term: '' });
      dispatch({ type: 'shelf', shelf });
    },
  };
}
