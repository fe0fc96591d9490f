'use client';

import { lazyComponent } from '@gifkit/headless/utils';
import { LoadError } from '../paging/LoadError.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { anchorElement, useIntent } from './use-intent.ts';

export type { GifPickerProps } from './gif-picker-props.ts';

const LazyPicker = lazyComponent(
  'the picker',
  () => import('./WholePicker.tsx'),
  ({ WholePicker }) => WholePicker,
  ({ anchor, onRetry }) => (
    <LoadError onRetry={onRetry} focusTarget={() => anchorElement(anchor) as HTMLElement | null} />
  ),
);

/**
 * The same picker, loaded as one chunk when its `anchor` is hovered, focused or pressed, or on mount without an
 * anchor.
 */
export function GifPicker(props: GifPickerProps) {
  const { open = true, anchor } = props;
  useIntent(anchor, LazyPicker.preload);
  return open && <LazyPicker {...props} />;
}
