'use client';

import { loadingEnglish, useLabelsOr } from '@gifkit/headless';
import { lazyComponent, useKeptFocus } from '@gifkit/headless/utils';
import { useRef } from 'react';
import { ErrorMessage } from '../paging/ErrorMessage.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { anchorElement, useIntent } from './use-intent.ts';

export type { GifPickerProps } from './gif-picker-props.ts';

const LazyPicker = lazyComponent(
  'the picker',
  () => import('./WholePicker.tsx'),
  ({ WholePicker }) => WholePicker,
  LoadError,
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

interface LoadErrorProps extends Pick<GifPickerProps, 'anchor'> {
  onRetry: () => void;
}

/** Shown if the picker cannot be loaded. The anchor receives the focus when the button disappears. */
function LoadError({ anchor, onRetry }: LoadErrorProps) {
  const { loadError, tryAgain } = useLabelsOr(loadingEnglish);
  const message = useRef<HTMLDivElement>(null);
  useKeptFocus(message, () => anchorElement(anchor) as HTMLElement | null);
  return (
    <ErrorMessage ref={message} role="alert">
      {loadError}{' '}
      <button type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </ErrorMessage>
  );
}
