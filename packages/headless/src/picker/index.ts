'use client';

export {
  GifListEnd as End,
  GifListLoading as Loading,
  GifListSkeleton as Skeleton,
} from '../list/GifListState.tsx';
export {
  PickerCategories as Categories,
  PickerCategory as Category,
  PickerFavorites as Favorites,
  PickerRecents as Recents,
} from './browse/PickerCategories.tsx';
export { PickerFavorite as Favorite } from './browse/PickerFavorite.tsx';
export { PickerClear as Clear, PickerSearch as Search } from './field/PickerSearch.tsx';
export { PickerSuggestions as Suggestions } from './field/PickerSuggestions.tsx';
export {
  type AttributionMark,
  PickerAttribution as Attribution,
  ServiceAttribution,
} from './PickerAttribution.tsx';
export { PickerFooter as Footer, PickerMotionSwitch as MotionSwitch } from './PickerFooter.tsx';
export { PickerMasonry as Masonry, PickerResults as Results } from './PickerResults.tsx';
export {
  PickerMain as Main,
  PickerRoot as Root,
  type PickerRootProps as RootProps,
} from './PickerRoot.tsx';
export { PickerTab as Tab, PickerTabs as Tabs } from './PickerTabs.tsx';
export { usePicker } from './picker-context.ts';
export { PickerAds as Ads } from './results/PickerAds.tsx';
export { PickerEmpty as Empty } from './results/PickerEmpty.tsx';
export { PickerError as Error } from './results/PickerError.tsx';
export { PickerItem as Item } from './results/PickerItem.tsx';
export { PickerAltText as AltText } from './step/PickerAltText.tsx';
