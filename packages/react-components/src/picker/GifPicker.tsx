import { useCallback, useContext } from 'react';
import { LabelsProvider } from '../labels/labels-context.ts';
import { MotionProvider } from '../motion/MotionProvider.tsx';
import { MotionContext } from '../motion/motion-context.ts';
import { PingbackContextManager } from '../pingbacks/PingbackContextManager.tsx';
import { matchesMedia } from '../shared/media-query.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { useWords, WordsProvider } from './labels/picker-labels-context.ts';
import { splitLabels } from './labels/split-labels.ts';
import { NoProvider } from './NoProvider.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import { FloatingSurface } from './surface/FloatingSurface.tsx';
import { useLittleRoom } from './surface/use-little-room.ts';

const ATTRIBUTES = { layout_type: 'PICKER' };

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
  const around = useContext(MotionContext);
  if (!open) return null;
  const [own, shared] = splitLabels(labels);
  return (
    <LabelsProvider labels={shared}>
      <WordsProvider labels={own}>
        <MotionProvider
          paused={paused ?? around.isPaused}
          onPausedChange={(isPaused) => {
            onPausedChange?.(isPaused);
            around.setPaused(isPaused);
          }}
          storageKey={storage === null ? null : undefined}
        >
          <PingbackContextManager attributes={ATTRIBUTES}>
            <Surface {...props} />
          </PingbackContextManager>
        </MotionProvider>
      </WordsProvider>
    </LabelsProvider>
  );
}
