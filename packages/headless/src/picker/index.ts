'use client';

export type { AccountStorage, PickerStorage } from '../core/picker/kept/picker-storage.ts';
export type { ChosenRendition, RenditionFormat } from '../core/picker/send/choose-rendition.ts';
export type { PickerSelection } from '../core/picker/send/selection.ts';
export type { PickerTab } from '../core/picker/state/picker-reducer.ts';
export type { AttributionMark } from './PickerAttribution.tsx';
export * as GifPicker from './parts.ts';
export type { PickerOptions } from './picker-options.ts';
export type { NothingFoundState } from './results/NothingFound.tsx';
export type { PickerErrorText } from './results/PickerError.tsx';
