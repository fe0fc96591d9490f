import { PickerFrame, PickerMain } from '@gifkit/headless/internal/picker/PickerFrame.tsx';
import { PickerTabs, ResultsPanel } from '@gifkit/headless/internal/picker/PickerTabs.tsx';
import { HeldPictures } from '@gifkit/headless/internal/shared/tile-list.ts';
import type { GifProvider } from '@gifkit/providers';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';
import { PickerStep } from './step/PickerStep.tsx';

/** ms for the pictures of the first row; the others follow after the first one, or after this time. */
const FIRST_ROW_TIME = 3000;

interface PickerPanelProps extends Omit<GifPickerProps, 'provider'> {
  provider: GifProvider;
  isFloating: boolean;
}

export function PickerPanel({
  onSelect,
  closeOnSelect = true,
  placeholder,
  columns,
  media,
  attribution,
  theme = 'auto',
  className = '',
  isFloating,
  onOpenChange,
  ...options
}: PickerPanelProps) {
  const close = () => onOpenChange?.(false);
  // True once the network is free for more than the first row.
  const [hasGif, setHasGif] = useState(false);
  const onGifVisible = useCallback(() => setHasGif(true), []);
  // In a floating picker, the field takes the focus before the rest renders.
  const [isWhole, setWhole] = useState(!isFloating);
  useEffect(() => {
    startTransition(() => setWhole(true));
    const timer = setTimeout(onGifVisible, FIRST_ROW_TIME);
    return () => clearTimeout(timer);
  }, [onGifVisible]);
  return (
    <PickerFrame
      {...options}
      isFloating={isFloating}
      hasVariations
      onClose={onOpenChange && close}
      onSelect={(gif, selection) => {
        onSelect(gif, selection);
        if (isFloating && closeOnSelect) close();
      }}
      className={`giphy-picker ${className}`.trim()}
      render={<PickerRoot data-theme={theme} />}
    >
      <PickerMain className="giphy-picker-main">
        <PickerHead placeholder={placeholder} onClose={isFloating ? close : undefined} />
        {isWhole && (
          <PickerBody>
            <PickerTabs className="giphy-picker-tabs" />
            <ResultsPanel className="giphy-picker-results">
              <ShortcutBar hasPreviews={hasGif} />
              <HeldPictures.Provider value={!hasGif}>
                <PickerResults columns={columns} media={media} onGifVisible={onGifVisible} />
              </HeldPictures.Provider>
            </ResultsPanel>
            <PickerFooter mark={attribution} />
          </PickerBody>
        )}
      </PickerMain>
      <PickerStep editAlt={options.editAlt} />
    </PickerFrame>
  );
}
