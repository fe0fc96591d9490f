import { pickerEnglish, useLabelsOr } from '@gifkit/headless';
import type { Step } from '@gifkit/headless/core';
import * as GifPicker from '@gifkit/headless/picker';
import { usePicker } from '@gifkit/headless/picker';
import { lazyComponent } from '@gifkit/headless/utils';
import type { GifProvider } from '@gifkit/providers';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';
import { PickerHead } from './PickerHead.tsx';
import { PickerResults } from './PickerResults.tsx';
import { PickerBody, PickerRoot } from './picker-styles.ts';

/** Fallback if a step cannot be loaded: sends the GIF as it is, or asks the next question. */
function WithoutStep({ name, gif }: Step) {
  const { altOf, choosing } = usePicker();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (name === 'variations') choosing.askOrSend(gif);
    else choosing.sendAs(gif, altOf(gif));
  });
  return null;
}

/**
 * Lazy-loaded, because few users pick emoji, and few hosts let them edit the alt text. Both are one file, because
 * bundlers split the picker into a file for each combination of lazy-loaded files that share its modules.
 */
const StepContent = lazyComponent(
  'the question about a chosen GIF',
  () => import('./step/StepContent.tsx'),
  ({ StepContent }) => StepContent,
  WithoutStep,
);

/** Step between choosing and sending a GIF. @param editAlt preloads it. */
function PickerStep({ editAlt }: { editAlt: boolean | undefined }) {
  const { step } = usePicker().state;
  useEffect(() => {
    if (editAlt) StepContent.preload();
  }, [editAlt]);
  return step ? <StepContent key={step.name} {...step} /> : null;
}

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
