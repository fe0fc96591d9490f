import { pickerEnglish, useLabelsOr } from '@gifkit/headless';
import * as GifPicker from '@gifkit/headless/picker';
import type { GifProvider } from '@gifkit/providers';
import { startTransition, useEffect, useState } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';
import { PickerStep } from './step/PickerStep.tsx';

interface PickerPanelProps extends Omit<GifPickerProps, 'provider'> {
  provider: GifProvider;
  isFloating: boolean;
}

export function PickerPanel({
  onSelect,
  closeOnSelect = true,
  placeholder,
  columns,
  media = 'auto',
  attribution,
  theme = 'auto',
  className = '',
  isFloating,
  onOpenChange,
  ...options
}: PickerPanelProps) {
  const words = useLabelsOr(pickerEnglish);
  const close = () => onOpenChange?.(false);
  // In a floating picker, the field takes the focus before the rest renders.
  const [isWhole, setWhole] = useState(!isFloating);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <GifPicker.Root
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
      <GifPicker.Main className="giphy-picker-main">
        <PickerHead placeholder={placeholder} onClose={isFloating ? close : undefined} />
        {isWhole && (
          <PickerBody>
            <GifPicker.Tabs className="giphy-picker-tabs" />
            <PickerResults columns={columns} media={media} />
            <GifPicker.Footer className="giphy-picker-footer">
              <GifPicker.Attribution mark={attribution} markClassName="giphy-picker-mark" />
              <GifPicker.MotionSwitch className="giphy-picker-motion">
                {words.stopMotion}
                <span aria-hidden="true" />
              </GifPicker.MotionSwitch>
            </GifPicker.Footer>
          </PickerBody>
        )}
      </GifPicker.Main>
      <PickerStep editAlt={options.editAlt} />
    </GifPicker.Root>
  );
}
