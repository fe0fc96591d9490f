import { PickerFrame, PickerMain } from '@gifkit/headless/internal/picker/PickerFrame.tsx';
import { PickerTabs, ResultsPanel } from '@gifkit/headless/internal/picker/PickerTabs.tsx';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import type { GifProvider } from '@gifkit/providers';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults, type PickerResultsProps } from './PickerResults.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';
import { loadVariations, PickerStep } from './step/PickerStep.tsx';

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** More columns than for GIFs, because emoji are readable at small sizes. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };

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
  // Handled by the components around the panel.
  open: _open,
  onOpenChange,
  presentation: _presentation,
  anchor: _anchor,
  labels: _labels,
  paused: _paused,
  onPausedChange: _onPausedChange,
  ...options
}: PickerPanelProps) {
  const close = () => onOpenChange?.(false);
  const [hasGif, setHasGif] = useState(false);
  const onGifVisible = useCallback(() => setHasGif(true), []);
  // In a floating picker, the field takes the focus before the rest renders.
  const [isWhole, setWhole] = useState(!isFloating);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <PickerFrame
      {...options}
      isFloating={isFloating}
      loadVariations={loadVariations}
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
              <Results columns={columns} media={media} onGifVisible={onGifVisible} />
            </ResultsPanel>
            <PickerFooter mark={attribution} />
          </PickerBody>
        )}
      </PickerMain>
      <PickerStep editAlt={options.editAlt} />
    </PickerFrame>
  );
}

function Results({
  columns,
  ...results
}: Pick<GifPickerProps, 'columns' | 'media'> & Pick<PickerResultsProps, 'onGifVisible'>) {
  const { tab } = usePicker();
  const standard = tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS;
  return <PickerResults columns={columns ?? standard} {...results} />;
}
