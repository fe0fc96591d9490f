import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import type { ReactNode } from 'react';
import { BasePicker } from './BasePicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import type { FloatingSurfaceProps } from './surface/FloatingSurface.tsx';
import { useIntent } from './use-intent.ts';

/** Lazy-loaded: a picker in the page has none. If it cannot be loaded, the picker is in the page. */
const FloatingSurface = lazyComponent<FloatingSurfaceProps>(
  'what shows the picker over the page',
  async () => (await import('./surface/FloatingSurface.tsx')).FloatingSurface,
  ({ children }: { children: ReactNode }) => children,
);

/**
 * Lets the reader pick a GIF of any provider by search, categories, trending, recents and favorites. It is
 * shown in the page, beside a button, or at the bottom of a phone's screen. It sends no request before it is
 * open.
 *
 * @example <GifPicker provider={klipy({ key })} onSelect={(gif, { rendition, alt }) => send(rendition.url, alt)} />
 */
export function GifPicker(props: GifPickerProps) {
  const { open = true, presentation = 'inline', anchor } = props;
  useIntent(anchor, presentation !== 'inline' && FloatingSurface.preload);
  return open && <BasePicker {...props} Surface={FloatingSurface} />;
}
