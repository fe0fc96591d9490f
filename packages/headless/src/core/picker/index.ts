export type { AccountStorage, PickerStorage } from './kept/picker-storage.ts';
export {
  type ChosenRendition,
  chooseRendition,
  type RenditionFormat,
} from './send/choose-rendition.ts';
export { toFile, toMarkdown, toUrl } from './send/formats.ts';
export type { PickerSelection } from './send/selection.ts';
export type { PickerTab } from './state/picker-reducer.ts';
