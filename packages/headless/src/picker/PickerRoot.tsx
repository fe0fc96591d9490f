import { type ReactNode, useContext } from 'react';
import type { PartialLabels } from '../core/labels/merge-labels.ts';
import { LabelsProvider } from '../labels/labels-context.ts';
import type { Labels } from '../labels/languages/en.ts';
import { MotionProvider } from '../motion/MotionProvider.tsx';
import { MotionContext } from '../motion/motion-context.ts';
import { PingbackContextManager } from '../pingbacks/PingbackContextManager.tsx';
import { AttributionCheck } from './PickerAttribution.tsx';
import { type PickerElementProps, PickerFrame } from './PickerFrame.tsx';
import type { PickerOptions } from './picker-options.ts';

const ATTRIBUTES = { layout_type: 'PICKER' };
const NO_LABELS = {};

interface PickerSettingsProps {
  /** Shows stills. If undefined, the reader's choice or the motion preference decides. */
  paused?: boolean | undefined;
  /** Called when the reader pauses or plays everything. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** Labels of the picker. @default English, or those of the surrounding LabelsProvider */
  labels?: PartialLabels<Labels> | undefined;
  storage?: PickerOptions['storage'];
}

export function PickerSettings({
  labels = NO_LABELS,
  paused,
  onPausedChange,
  storage,
  children,
}: PickerSettingsProps & { children: ReactNode }) {
  const around = useContext(MotionContext);
  return (
    <LabelsProvider labels={labels}>
      <MotionProvider
        paused={paused ?? around.isPaused}
        onPausedChange={(isPaused) => {
          onPausedChange?.(isPaused);
          around.setPaused(isPaused);
        }}
        storageKey={storage === null ? null : undefined}
      >
        <PingbackContextManager attributes={ATTRIBUTES}>{children}</PingbackContextManager>
      </MotionProvider>
    </LabelsProvider>
  );
}

export interface PickerRootProps extends PickerOptions, PickerSettingsProps, PickerElementProps {}

/**
 * State and keys of a picker, rendered by its parts. Letters move to the field, Down to the GIFs, Up from the first GIF
 * to the field; Escape goes back.
 */
export const PickerRoot = ({ children, ...props }: PickerRootProps) => (
  <PickerSettings {...props}>
    <PickerFrame {...props}>
      {children}
      <AttributionCheck />
    </PickerFrame>
  </PickerSettings>
);
