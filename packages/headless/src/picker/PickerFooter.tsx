import type { ComponentPropsWithRef, ReactNode } from 'react';
import { pickerEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { useMotion } from '../motion/motion-context.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { PickerAttribution } from './PickerAttribution.tsx';

interface PickerFooterProps extends PartProps<'div'> {
  /** By default `Attribution` and `MotionSwitch`. */
  children?: ReactNode;
}

export function PickerFooter({ children, className, render }: PickerFooterProps) {
  return renderPart(render, 'div', {
    className,
    children: children ?? (
      <>
        <PickerAttribution />
        <PickerMotionSwitch />
      </>
    ),
  });
}

interface PickerMotionSwitchProps extends PartProps<'button', { isPaused: boolean }> {
  /** By default the label. */
  children?: ReactNode;
}

export function PickerMotionSwitch({ children, className, render }: PickerMotionSwitchProps) {
  const words = useLabelsOr(pickerEnglish);
  const { isPaused, setPaused } = useMotion();
  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    className,
    role: 'switch',
    'aria-checked': isPaused,
    onClick: () => setPaused(!isPaused),
    children: children ?? words.stopMotion,
  };
  return renderPart(render, 'button', props, { isPaused });
}
