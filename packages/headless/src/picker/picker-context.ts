import type { Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GifProvider, ProviderCategory } from '@gifkit/providers';
import { createContext, type RefObject, useContext } from 'react';
import type { PickerState, PickerTab, Shelf } from '../core/picker/state/picker-reducer.ts';
import type { Labels } from '../labels/languages/en.ts';
import type { Keeping } from './kept/use-kept-gifs.ts';
import type { PickerStateHandle } from './state/use-picker-state.ts';
import type { Choosing } from './step/use-choosing.ts';

export type KeptShelf = Exclude<Shelf, 'trending'>;

export interface Picker
  extends Pick<PickerStateHandle, 'tabs' | 'tab' | 'written' | 'search' | 'write'> {
  provider: GifProvider;
  state: PickerState;
  showTab: (tab: string) => void;
  showShelf: (shelf: Shelf) => void;
  kept: Keeping;
  shelves: readonly KeptShelf[];
  categories: readonly ProviderCategory[];
  rating: Rating | undefined;
  lang: string | undefined;
  getAlt: ((gif: IGif) => string | undefined) | undefined;
  altOf: (gif: IGif) => string;
  choosing: Choosing<unknown>;
  id: string;
  root: RefObject<HTMLDivElement | null>;
  main: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Number of mounted attributions. */
  attributions: RefObject<number>;
}

export const PickerContext = createContext<Picker | undefined>(undefined);

/** @throws {Error} outside a `GifPicker.Root`. */
export function usePicker(): Picker {
  const picker = useContext(PickerContext);
  if (!picker) throw new Error('Gifkit: this part of a picker must be inside a GifPicker.Root.');
  return picker;
}

export const tabId = (id: string, tab: string): string => `${id}-${tab}`;
export const panelId = (id: string): string => `${id}-panel`;

export const TAB_LABELS = {
  gifs: 'tabGifs',
  stickers: 'tabStickers',
  clips: 'tabClips',
  emoji: 'tabEmoji',
} as const satisfies Record<PickerTab, keyof Labels>;
