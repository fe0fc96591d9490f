'use client';

export {
  type AccountStorage,
  type ChosenRendition,
  type PickerSelection,
  type PickerStorage,
  type PickerTab,
  type RenditionFormat,
  toFile,
  toMarkdown,
  toUrl,
} from '@gifkit/headless/core';
export { type AttributionMark, ServiceAttribution } from '@gifkit/headless/picker';
export { GifPicker } from './GifPicker.tsx';
export type { GifPickerProps } from './gif-picker-props.ts';
