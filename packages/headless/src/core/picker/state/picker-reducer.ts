import type { IGif } from '@gifkit/model';
import type { GifProvider, ProviderType } from '@gifkit/providers';

export type PickerTab = ProviderType | 'emoji';

const TABS: readonly PickerTab[] = ['gifs', 'stickers', 'clips', 'emoji'];

const has = ({ capabilities, emoji }: GifProvider, tab: PickerTab): boolean =>
  tab === 'emoji' ? emoji !== undefined : capabilities.types.includes(tab);

/** Returns the requested tabs that the provider supports, in the host's order. */
export const tabsOf = (provider: GifProvider, wanted: readonly PickerTab[] = TABS): PickerTab[] =>
  wanted.filter((tab, index) => has(provider, tab) && wanted.indexOf(tab) === index);

type Shelf = 'trending' | 'recents' | 'favorites';

export type Step = { name: 'alt' | 'variations'; gif: IGif };

export interface PickerState {
  readonly tab: PickerTab;
  readonly term: string;
  readonly shelf: Shelf;
  /** Chosen GIF with a pending question to the user. */
  readonly step?: Step | undefined;
}

type PickerAction =
  | { type: 'tab'; tab: PickerTab }
  | {
      type: 'search';
      term: string;
      /** First tab with a search; emoji have none. */
      tab: PickerTab;
    }
  | { type: 'shelf'; shelf: Shelf }
  | { type: 'step'; step: Step | undefined };

/** @returns the same object if nothing changes. */
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
      // The current shelf's button toggles back to trending.
      return {
        ...state,
        term: '',
        shelf: action.shelf === state.shelf ? 'trending' : action.shelf,
      };
    case 'step':
      return { ...state, step: action.step };
  }
}
