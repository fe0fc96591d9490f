'use client';

export type {
  AccountStorage,
  ChosenRendition,
  PickerSelection,
  PickerStorage,
  PickerTab,
  RenditionFormat,
} from '@gifkit/headless/core/picker';
export {
  type BlueskyEmbed,
  type MatrixContent,
  toBluesky,
  toFile,
  toMarkdown,
  toMatrix,
  toUrl,
} from '@gifkit/headless/core/picker';
export type { AttributionMark } from '@gifkit/headless/picker';
export { GifPicker } from './GifPicker.tsx';
export type { GifPickerProps } from './gif-picker-props.ts';
export {
  ServiceAttribution,
  type ServiceAttributionProps,
} from './ServiceAttribution.tsx';
