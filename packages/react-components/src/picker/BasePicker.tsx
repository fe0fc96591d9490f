import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { PickerSettings } from '@gifkit/headless/internal/picker/PickerRoot.tsx';
import { matchesMedia } from '@gifkit/headless/internal/shared/media-query.ts';
import { type ComponentType, useCallback } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';
import { NoProvider } from './NoProvider.tsx';
import { PickerPanel } from './PickerPanel.tsx';
import type { FloatingSurfaceProps } from './surface/FloatingSurface.tsx';
import { useSmallViewport } from './surface/use-small-viewport.ts';
import { anchorElement } from './use-intent.ts';

export interface BasePickerProps extends GifPickerProps {
  Surface: ComponentType<FloatingSurfaceProps>;
}

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

export const BasePicker = (props: BasePickerProps) => (
  <PickerSettings {...props}>
    <OpenPicker {...props} />
  </PickerSettings>
);
