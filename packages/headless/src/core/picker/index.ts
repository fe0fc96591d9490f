export { beginsWith, completing } from './field/completing.ts';
export { optionAt } from './field/option-at.ts';
export { AT_REST, afterKey, pauseOf, type Rhythm } from './field/typing-rhythm.ts';
export { type HealOptions, healKept } from './kept/heal-kept.ts';
export {
  type AccountStorage,
  browserStorage,
  type PickerStorage,
} from './kept/picker-storage.ts';
export { readKept } from './kept/read-kept.ts';
export { writeKept } from './kept/write-kept.ts';
export {
  type PickerMove,
  type PickerPlace,
  pickerMove,
  writesText,
} from './keys/picker-move.ts';
export { nextInRow } from './keys/roving.ts';
export {
  type ChosenRendition,
  chooseRendition,
  type RenditionFormat,
  renditionsOf,
} from './send/choose-rendition.ts';
export {
  type BlueskyEmbed,
  type MatrixContent,
  toBluesky,
  toFile,
  toMarkdown,
  toMatrix,
  toUrl,
} from './send/formats.ts';
export { createSelection, type PickerSelection, type SelectionOptions } from './send/selection.ts';
export { type ListError, toListError } from './state/list-error.ts';
export {
  DEFAULT_RATING,
  type ListRequest,
  type ListRequestOptions,
  listKey,
  listRequest,
  providerKey,
} from './state/list-request.ts';
export {
  type PickerAction,
  type PickerState,
  pickerReducer,
  type Shelf,
  type Step,
} from './state/picker-reducer.ts';
export { type PickerTab, tabsOf } from './state/picker-tabs.ts';
export {
  type Box,
  type Placement,
  POPOVER_GAP,
  placePopover,
} from './surface/place-popover.ts';
export {
  type DragPoint,
  RESTING,
  type SheetDrag,
  type SheetDragAction,
  sheetDragReducer,
  sheetOffset,
} from './surface/sheet-drag.ts';
export { visibleBox } from './surface/visible-box.ts';
