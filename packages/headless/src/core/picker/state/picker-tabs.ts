import type { GifProvider, ProviderType } from '@gifkit/providers';

/** The content of a tab. */
export type PickerTab = ProviderType | 'emoji';

const TABS: readonly PickerTab[] = ['gifs', 'stickers', 'clips', 'emoji'];

const has = ({ capabilities, emoji }: GifProvider, tab: PickerTab): boolean =>
  tab === 'emoji' ? emoji !== undefined : capabilities.types.includes(tab);

/** The tabs that a provider can fill, out of those that the host wants, in the host's order. */
export const tabsOf = (provider: GifProvider, wanted: readonly PickerTab[] = TABS): PickerTab[] =>
  wanted.filter((tab, index) => has(provider, tab) && wanted.indexOf(tab) === index);
