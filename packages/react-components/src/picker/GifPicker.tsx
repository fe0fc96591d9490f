import { lazyComponent } from '@gifkit/headless/utils';
import type { ReactNode } from 'react';
import { BasePicker } from './BasePicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { useIntent } from './use-intent.ts';

/** Lazy-loaded, because inline pickers do not need it. If it fails to load, the picker is inline. */
const FloatingSurface = lazyComponent(
  'the floating surface of the picker',
  () => import('./surface/FloatingSurface.tsx'),
  ({ FloatingSurface }) => FloatingSurface,
  ({ children }: { children: ReactNode }) => children,
);

/**
 * Lets the user pick a GIF of any provider by search, categories, trending, recents and favorites. Shown inline,
 * beside a button, or as a bottom sheet on a phone. Sends no request before it is open.
 *
 * @example <GifPicker provider={klipy({ key })} onSelect={(gif, { rendition, alt }) => send(rendition.url, alt)} />
 */
export function GifPicker(props: GifPickerProps) {
  const { open = true, presentation = 'inline', anchor } = props;
  useIntent(anchor, presentation !== 'inline' && FloatingSurface.preload);
  return open && <BasePicker {...props} Surface={FloatingSurface} />;
}
