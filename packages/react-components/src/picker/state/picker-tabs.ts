import type { GifProvider, ProviderType } from '@gifkit/providers';
import type { PickerWords } from '../labels/picker-labels.ts';

/** The content of a tab. */
export type PickerTab = ProviderType | 'emoji';

const TABS: readonly PickerTab[] = ['gifs', 'stickers', 'clips', 'emoji'];

const has = ({ capabilities, emoji }: GifProvider, tab: PickerTab): boolean =>
  tab === 'emoji' ? emoji !== undefined : capabilities.types.includes(tab);

/** The tabs that a provider can fill, out of those that the host wants, in the host's order. */
export const tabsOf = (provider: GifProvider, wanted: readonly PickerTab[] = TABS): PickerTab[] =>
  wanted.filter((tab, index) => has(provider, tab) && wanted.indexOf(tab) === index);

export const TAB_LABELS = {
  gifs: 'tabGifs',
  stickers: 'tabStickers',
  clips: 'tabClips',
  emoji: 'tabEmoji',
} as const satisfies Record<PickerTab, keyof PickerWords>;
