import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { PickerSettings } from '@gifkit/headless/internal/picker/PickerRoot.tsx';
import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import { matchesMedia } from '@gifkit/headless/internal/shared/media-query.ts';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';
import { NoProvider } from './NoProvider.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import type { FloatingSurfaceProps } from './surface/FloatingSurface.tsx';
import { useLittleRoom } from './surface/use-little-room.ts';

const loadSurface = async () => (await import('./surface/FloatingSurface.tsx')).FloatingSurface;

/** Lazy-loaded: a picker in the page has none. Where it cannot be loaded, the picker is in the page. */
const FloatingSurface = lazyComponent<FloatingSurfaceProps>(
  'what shows the picker over the page',
  loadSurface,
  ({ children }: { children: ReactNode }) => children,
);

/** With a mouse, there is no on-screen keyboard that would cover the sheet. */
const hasMouse = () => matchesMedia('(hover: hover)') ?? true;

function Surface(props: GifPickerProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, presentation = 'inline', anchor, autoFocus, onOpenChange } = props;
  const anchorOf = useCallback(
    () => (anchor && 'current' in anchor ? anchor.current : (anchor ?? null)),
    [anchor],
  );
  const hasLittleRoom = useLittleRoom(anchorOf);
  const isFloating = presentation !== 'inline';
  const close = () => onOpenChange?.(false);
  const content = provider ? (
    <PickerPanel
      {...props}
      provider={provider}
      isFloating={isFloating}
      autoFocus={autoFocus ?? (isFloating && hasMouse())}
    />
  ) : (
    <NoProvider {...props} onClose={isFloating ? close : undefined} />
  );
  if (!isFloating) return content;
  return (
    <Suspense>
      <FloatingSurface
        kind={presentation === 'sheet' || hasLittleRoom ? 'sheet' : 'popover'}
        label={words.picker}
        anchorOf={anchorOf}
        onClose={close}
      >
        {content}
      </FloatingSurface>
    </Suspense>
  );
}

/**
 * Lets the reader pick a GIF of any provider by search, categories, trending, recents and favourites. It is
 * shown in the page, beside a button, or at the bottom of a phone's screen. It sends no request before it is
 * open.
 *
 * @example <GifPicker provider={klipy({ key })} onSelect={(gif, { rendition, alt }) => send(rendition.url, alt)} />
 */
export function GifPicker(props: GifPickerProps) {
  const { open = true, presentation = 'inline', labels, paused, onPausedChange, storage } = props;
  const isFloating = presentation !== 'inline';
  useEffect(() => {
    // There when it is opened. A failure is said then.
    if (isFloating) loadSurface().catch(() => {});
  }, [isFloating]);
  if (!open) return null;
  return (
    <PickerSettings
      labels={labels}
      paused={paused}
      onPausedChange={onPausedChange}
      storage={storage}
    >
      <Surface {...props} />
    </PickerSettings>
  );
}
