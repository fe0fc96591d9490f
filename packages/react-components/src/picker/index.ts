'use client';

export type {
  AccountStorage,
  ChosenRendition,
  PickerSelection,
  PickerStorage,
  PickerTab,
  RenditionFormat,
} from '@gifkit/headless/core/picker';
export { toFile, toMarkdown, toUrl } from '@gifkit/headless/core/picker';
export type { AttributionMark } from '@gifkit/headless/picker';
export { GifPicker } from './GifPicker.tsx';
export type { GifPickerProps } from './gif-picker-props.ts';
export {
  ServiceAttribution,
  type ServiceAttributionProps,
} from './ServiceAttribution.tsx';
