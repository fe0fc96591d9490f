export { optionAt } from './field/option-at.ts';
export { type AccountStorage, browserStorage, type PickerStorage } from './kept/picker-storage.ts';
export { readSaved, resolveSaved, writeSaved } from './kept/saved.ts';
export { type PickerMove, type PickerPlace, pickerMove, writesText } from './keys/picker-move.ts';
export { nextInRow } from './keys/roving.ts';
export {
  type ChosenRendition,
  chooseRendition,
  type RenditionFormat,
  renditionsOf,
} from './send/choose-rendition.ts';
export { toFile, toMarkdown, toUrl } from './send/formats.ts';
export { createSelection, type PickerSelection, type SelectionOptions } from './send/selection.ts';
export { type ListError, toListError } from './state/list-error.ts';
export { type ListRequest, listKey, listRequest } from './state/list-request.ts';
export {
  type PickerAction,
  type PickerState,
  type PickerTab,
  pickerReducer,
  type Shelf,
  type Step,
  tabsOf,
} from './state/picker-reducer.ts';
