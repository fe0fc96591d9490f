import { useReducer, useState } from 'react';
import { serviceKey } from '../../core/picker/state/list-request.ts';
import {
  type PickerState,
  type PickerTab,
  pickerReducer,
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

const isOfServices = (tab: string): tab is PickerTab => Object.hasOwn(TAB_LABELS, tab);

/** Returns the state of the picker and the text of its field. Controlled values override the user's. */
export function usePickerState({
  provider,
  tabs: wantedTabs,
  tab: givenTab,
  onTabChange,
  term: givenTerm,
  onTermChange,
  rating,
  initialTerm = '',
}: PickerOptions) {
  const tabs = tabsOf(provider, wantedTabs);
  const [firstTab = 'gifs'] = tabs;
  const [state, dispatch] = useReducer(pickerReducer, {
    tab: firstTab,
    term: (givenTerm ?? initialTerm).trim(),
    shelf: 'trending',
  });
  // A step ends if provider or rating change, because its GIF may no longer be sent.
  const source = serviceKey(provider, rating);
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
  const shownTab: string = isOfServices(wanted) ? tab : wanted;

  const change = (action: Parameters<typeof dispatch>[0], own?: string) => {
    const next = pickerReducer(shown, action);
    setOwnTab(own);
    dispatch(action);
    if (next.term !== term) onTermChange?.(next.term);
    if ((own ?? next.tab) !== shownTab) onTabChange?.(own ?? next.tab);
  };
  const searchable = tabs.find((one) => one !== 'emoji') ?? 'gifs';
  const search = (text: string) => change({ type: 'search', term: text, tab: searchable });
  return {
    tabs,
    /** Current tab: one of the service's, or a custom one. */
    tab: shownTab,
    /** Its tab is always one of the service's. */
    state: shown,
    dispatch,
    /** Text to set in the field; a new object for each change. */
    written,
    search,
    write(text: string) {
      setWritten({ term: text });
      search(text);
    },
    showTab(next: string) {
      if (next === 'emoji') setWritten({ term: '' });
      if (isOfServices(next)) change({ type: 'tab', tab: next });
      else change({ type: 'tab', tab }, next);
    },
    showShelf(shelf: PickerState['shelf']) {
      setWritten({ term: '' });
      change({ type: 'shelf', shelf });
    },
  };
}
