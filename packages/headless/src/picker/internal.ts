// For other packages of this project only: these exports may change with any version.
export { observePressOutside } from '../shared/press-outside.ts';
export { categoryKey } from './browse/category-key.ts';
export { PickerCategories } from './browse/PickerCategories.tsx';
export { PickerCategory } from './browse/PickerCategory.tsx';
export { PickerFavourite } from './browse/PickerFavourite.tsx';
export { PickerShelf } from './browse/PickerShelf.tsx';
export { PickerClear, PickerSearch } from './field/PickerSearch.tsx';
export { PickerSuggestions } from './field/PickerSuggestions.tsx';
export type { PickerLabels, PickerWords } from './labels/picker-labels.ts';
export { useWords } from './labels/picker-labels-context.ts';
export {
  type AttributionMark,
  PickerAttribution,
  ServiceAttribution,
  type ServiceAttributionProps,
} from './PickerAttribution.tsx';
export { PickerFooter, PickerMotionSwitch } from './PickerFooter.tsx';
export { PickerFrame } from './PickerFrame.tsx';
export { PickerMain } from './PickerMain.tsx';
export { PickerSettings } from './PickerRoot.tsx';
export { PickerTabs } from './PickerTabs.tsx';
export { usePicker } from './picker-context.ts';
export { ResultsPanel } from './ResultsPanel.tsx';
export { ListFailureText } from './results/ListFailureText.tsx';
export { NothingFound } from './results/NothingFound.tsx';
export { AdFrames } from './results/PickerAds.tsx';
export { usePickerList } from './results/use-picker-list.ts';
export { PickerAltText } from './step/PickerAltText.tsx';
