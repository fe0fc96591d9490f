export {
  GifListEnd as End,
  GifListLoading as Loading,
  GifListSkeleton as Skeleton,
} from '../list/GifListState.tsx';
export { PickerCategories as Categories } from './browse/PickerCategories.tsx';
export { PickerCategory as Category } from './browse/PickerCategory.tsx';
export { PickerFavorite as Favorite } from './browse/PickerFavorite.tsx';
export {
  PickerFavorites as Favorites,
  PickerRecents as Recents,
} from './browse/PickerShelf.tsx';
export {
  PickerClear as Clear,
  PickerSearch as Search,
} from './field/PickerSearch.tsx';
export { PickerSuggestions as Suggestions } from './field/PickerSuggestions.tsx';
export { PickerAttribution as Attribution } from './PickerAttribution.tsx';
export {
  PickerFooter as Footer,
  PickerMotionSwitch as MotionSwitch,
} from './PickerFooter.tsx';
export { PickerMain as Main } from './PickerFrame.tsx';
export {
  PickerMasonry as Masonry,
  PickerResults as Results,
  type PickerResultsState as ResultsState,
} from './PickerResults.tsx';
export { PickerRoot as Root, type PickerRootProps as RootProps } from './PickerRoot.tsx';
export {
  PickerTab as Tab,
  PickerTabs as Tabs,
} from './PickerTabs.tsx';
export { PickerEmpty as Empty } from './results/NothingFound.tsx';
export { PickerAds as Ads } from './results/PickerAds.tsx';
export { PickerError as Error } from './results/PickerError.tsx';
export { PickerItem as Item } from './results/PickerItem.tsx';
export { PickerAltText as AltText } from './step/PickerAltText.tsx';
