import { LabelsProvider, pickerEnglish, StyleNonce, useLabelsOr } from '@gifkit/headless';
import { viewOf } from '@gifkit/headless/core';
import { matchesMedia, mediaQuery, observeMedia } from '@gifkit/headless/utils';
import { type ComponentProps, type ComponentType, useCallback, useSyncExternalStore } from 'react';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import type { GifPickerProps } from './gif-picker-props.ts';
import { CloseButton } from './PickerHead.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';
import type { FloatingSurface } from './surface/FloatingSurface.tsx';
import { anchorElement } from './use-intent.ts';

interface BasePickerProps extends GifPickerProps {
  Surface: ComponentType<ComponentProps<typeof FloatingSurface>>;
}

const NO_LABELS = {};

export const BasePicker = ({ labels = NO_LABELS, ...props }: BasePickerProps) => (
  <LabelsProvider labels={labels}>
    <StyleNonce.Provider value={useSheetNonce()}>
      <OpenPicker {...props} />
    </StyleNonce.Provider>
  </LabelsProvider>
);

/** Detects a mouse: without one, an on-screen keyboard would cover the sheet. */
const hasMouse = () => matchesMedia('(hover: hover)') ?? true;

function OpenPicker({ Surface, ...props }: BasePickerProps) {
  const words = useLabelsOr(pickerEnglish);
  const { provider, presentation = 'inline', anchor, autoFocus, onOpenChange } = props;
  const anchorOf = useCallback(() => anchorElement(anchor), [anchor]);
  const isSmallViewport = useSmallViewport(anchorOf);
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
    <Surface
      kind={presentation === 'sheet' || isSmallViewport ? 'sheet' : 'popover'}
      label={words.picker}
      anchorOf={anchorOf}
      onClose={close}
    >
      {content}
    </Surface>
  );
}

/** Viewports in which a floating picker is a bottom sheet. */
const SMALL = '(max-width: 480px), (max-height: 640px)';

const queryBeside = (anchor: Element | null) => mediaQuery(SMALL, anchor ? viewOf(anchor) : window);

/**
 * Returns true if the viewport is too narrow or low for a popover; false on the server. Measures the anchor's window,
 * which may differ from the global one. `anchorOf` must be stable.
 */
function useSmallViewport(anchorOf: () => Element | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => observeMedia(queryBeside(anchorOf()), onChange),
    [anchorOf],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryBeside(anchorOf())?.matches ?? false,
    () => false,
  );
}

interface NoProviderProps extends Pick<GifPickerProps, 'className' | 'style' | 'theme'> {
  /** Undefined for an inline picker. */
  onClose: (() => void) | undefined;
}

function NoProvider({ className = '', style, theme = 'auto', onClose }: NoProviderProps) {
  const words = useLabelsOr(pickerEnglish);
  return (
    <PickerRoot className={`giphy-picker ${className}`.trim()} style={style} data-theme={theme}>
      {onClose && (
        <div className="giphy-picker-head" data-bare="">
          <CloseButton onClose={onClose} />
        </div>
      )}
      <PickerBody>
        <div className="giphy-picker-message" role="status">
          <p>{words.noProvider}</p>
        </div>
      </PickerBody>
    </PickerRoot>
  );
}
