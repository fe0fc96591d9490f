export { GifPicker } from './GifPicker.tsx';
export type { GifPickerProps } from './gif-picker-props.ts';
export type { AccountStorage, PickerStorage } from './kept/picker-storage.ts';
export type { PickerLabels, PickerWords } from './labels/picker-labels.ts';
export {
  type AttributionMark,
  ServiceAttribution,
  type ServiceAttributionProps,
} from './ServiceAttribution.tsx';
export type { ChosenRendition, RenditionFormat } from './send/choose-rendition.ts';
export {
  type BlueskyEmbed,
  type MatrixContent,
  toBluesky,
  toFile,
  toMarkdown,
  toMatrix,
  toUrl,
} from './send/formats.ts';
export type { PickerSelection } from './send/selection.ts';
export type { PickerTab } from './state/picker-tabs.ts';
