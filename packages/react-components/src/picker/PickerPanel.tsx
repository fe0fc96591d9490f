import { PickerFrame } from '@gifkit/headless/internal/picker/PickerFrame.tsx';
import { PickerMain } from '@gifkit/headless/internal/picker/PickerMain.tsx';
import { PickerTabs } from '@gifkit/headless/internal/picker/PickerTabs.tsx';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { ResultsPanel } from '@gifkit/headless/internal/picker/ResultsPanel.tsx';
import type { GifProvider } from '@gifkit/providers';
import { ShortcutBar } from './browse/ShortcutBar.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { PickerFooter } from './PickerFooter.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerRoot } from './picker-styles.ts';
import { loadVariations } from './step/load-variations.ts';
import { PickerStep } from './step/PickerStep.tsx';

const COLUMNS = { 0: 2, 480: 3, 720: 4 };
/** Emoji are readable at small sizes. */
const EMOJI_COLUMNS = { 0: 3, 360: 4, 480: 5, 720: 8 };

export interface PickerPanelProps extends Omit<GifPickerProps, 'provider'> {
  provider: GifProvider;
  /** A picker over the page has a button that closes it. */
  isFloating: boolean;
}

/** Everything in the picker. */
export function PickerPanel({
  provider,
  onSelect,
  onOpenChange,
  closeOnSelect = true,
  placeholder,
  columns,
  media,
  attribution,
  theme = 'auto',
  className = '',
  isFloating,
  tabs,
  initialTerm,
  autoFocus,
  rating,
  lang,
  renditionWidth,
  formats,
  editAlt,
  getAlt,
  storage,
  style,
}: PickerPanelProps) {
  const close = () => onOpenChange?.(false);
  return (
    <PickerFrame
      provider={provider}
      tabs={tabs}
      initialTerm={initialTerm}
      autoFocus={autoFocus}
      rating={rating}
      lang={lang}
      renditionWidth={renditionWidth}
      formats={formats}
      editAlt={editAlt}
      getAlt={getAlt}
      storage={storage}
      isFloating={isFloating}
      loadVariations={loadVariations}
      onClose={close}
      onSelect={(gif, selection) => {
        onSelect(gif, selection);
        if (isFloating && closeOnSelect) close();
      }}
      className={`giphy-picker ${className}`.trim()}
      style={style}
      render={<PickerRoot data-theme={theme} />}
    >
      <PickerMain className="giphy-picker-main">
        <PickerHead placeholder={placeholder} onClose={isFloating ? close : undefined} />
        <PickerTabs className="giphy-picker-tabs" />
        <ResultsPanel className="giphy-picker-results">
          <ShortcutBar />
          <Results columns={columns} media={media} />
        </ResultsPanel>
        <PickerFooter mark={attribution} />
      </PickerMain>
      <PickerStep editAlt={editAlt} />
    </PickerFrame>
  );
}

function Results({ columns, media }: Pick<GifPickerProps, 'columns' | 'media'>) {
  const { tab } = usePicker();
  const standard = tab === 'emoji' ? EMOJI_COLUMNS : COLUMNS;
  return <PickerResults columns={columns ?? standard} media={media} />;
}
