// The parts of a picker under their short names: `GifPicker.Root`.
export {
  GifListEnd as End,
  type GifListEndProps as EndProps,
  GifListLoading as Loading,
  type GifListLoadingProps as LoadingProps,
  GifListSkeleton as Skeleton,
  type GifListSkeletonProps as SkeletonProps,
} from '../list/GifListState.tsx';
export {
  PickerCategories as Categories,
  type PickerCategoriesProps as CategoriesProps,
} from './browse/PickerCategories.tsx';
export {
  PickerCategory as Category,
  type PickerCategoryProps as CategoryProps,
} from './browse/PickerCategory.tsx';
export {
  PickerFavourite as Favourite,
  type PickerFavouriteProps as FavouriteProps,
} from './browse/PickerFavourite.tsx';
export {
  PickerFavourites as Favourites,
  PickerRecents as Recents,
  type PickerShelfProps as ShelfProps,
} from './browse/PickerShelf.tsx';
export {
  PickerClear as Clear,
  type PickerClearProps as ClearProps,
  PickerSearch as Search,
  type PickerSearchProps as SearchProps,
} from './field/PickerSearch.tsx';
export {
  PickerSuggestions as Suggestions,
  type PickerSuggestionsProps as SuggestionsProps,
} from './field/PickerSuggestions.tsx';
export {
  PickerAttribution as Attribution,
  type PickerAttributionProps as AttributionProps,
} from './PickerAttribution.tsx';
export {
  PickerFooter as Footer,
  type PickerFooterProps as FooterProps,
  PickerMotionSwitch as MotionSwitch,
  type PickerMotionSwitchProps as MotionSwitchProps,
} from './PickerFooter.tsx';
export { PickerMain as Main, type PickerMainProps as MainProps } from './PickerMain.tsx';
export {
  PickerResults as Results,
  type PickerResultsProps as ResultsProps,
  type PickerResultsState as ResultsState,
} from './PickerResults.tsx';
export { PickerRoot as Root, type PickerRootProps as RootProps } from './PickerRoot.tsx';
export {
  PickerTab as Tab,
  type PickerTabProps as TabProps,
  PickerTabs as Tabs,
  type PickerTabsProps as TabsProps,
} from './PickerTabs.tsx';
export { PickerAds as Ads, type PickerAdsProps as AdsProps } from './results/PickerAds.tsx';
export {
  PickerEmpty as Empty,
  type PickerEmptyProps as EmptyProps,
} from './results/PickerEmpty.tsx';
export {
  PickerError as Error,
  type PickerErrorProps as ErrorProps,
} from './results/PickerError.tsx';
export { PickerItem as Item, type PickerItemProps as ItemProps } from './results/PickerItem.tsx';
export {
  PickerMasonry as Masonry,
  type PickerMasonryProps as MasonryProps,
} from './results/PickerMasonry.tsx';
export {
  PickerAltText as AltText,
  type PickerAltTextProps as AltTextProps,
} from './step/PickerAltText.tsx';
