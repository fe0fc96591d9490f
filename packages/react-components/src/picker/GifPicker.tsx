import { matchesMedia } from '@gifkit/headless/internal';
import { PickerSettings, useWords } from '@gifkit/headless/picker/internal';
import { useCallback } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';
import { NoProvider } from './NoProvider.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import { FloatingSurface } from './surface/FloatingSurface.tsx';
import { useLittleRoom } from './surface/use-little-room.ts';

/** With a mouse, there is no on-screen keyboard that would cover the sheet. */
const hasMouse = () => matchesMedia('(hover: hover)') ?? true;

function Surface(props: GifPickerProps) {
  const words = useWords();
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
    <FloatingSurface
      kind={presentation === 'sheet' || hasLittleRoom ? 'sheet' : 'popover'}
      label={words.picker}
      anchorOf={anchorOf}
      onClose={close}
    >
      {content}
    </FloatingSurface>
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
  const { open = true, labels, paused, onPausedChange, storage } = props;
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
