import type { IGif } from '@gifkit/model';
import type { PickerTab } from './picker-tabs.ts';

/** Which GIFs are shown while nothing is searched for. */
export type Shelf = 'trending' | 'recents' | 'favourites';

/** Before a GIF is sent. */
export type Step = { name: 'alt' | 'variations'; gif: IGif };

/** What the picker shows. */
export interface PickerState {
  readonly tab: PickerTab;
  /** What is searched for. */
  readonly term: string;
  readonly shelf: Shelf;
  /** The GIF that was chosen, while something is still asked about it. */
  readonly step?: Step | undefined;
}

export type PickerAction =
  | { type: 'tab'; tab: PickerTab }
  /** @param tab the first one that can be searched: emoji cannot. */
  | { type: 'search'; term: string; tab: PickerTab }
  | { type: 'shelf'; shelf: Shelf }
  | { type: 'step'; step: Step | undefined };

/** @returns the same object where nothing changes. */
export function pickerReducer(state: PickerState, action: PickerAction): PickerState {
  switch (action.type) {
    case 'tab':
      if (action.tab === state.tab) return state;
      return action.tab === 'emoji'
        ? { ...state, tab: 'emoji', term: '', shelf: 'trending' }
        : { ...state, tab: action.tab };
    case 'search': {
      const term = action.term.trim();
      if (term === state.term && (term === '' || state.shelf === 'trending')) return state;
      const tab = term && state.tab === 'emoji' ? action.tab : state.tab;
      return { ...state, tab, term, shelf: 'trending' };
    }
    case 'shelf':
      // The button of the shelf that is shown leads back.
      return {
        ...state,
        term: '',
        shelf: action.shelf === state.shelf ? 'trending' : action.shelf,
      };
    case 'step':
      return { ...state, step: action.step };
  }
}
