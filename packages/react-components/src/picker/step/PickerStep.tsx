import type { Step } from '@gifkit/headless/core';
import { usePicker } from '@gifkit/headless/picker';
import { lazyComponent } from '@gifkit/headless/utils';
import { useEffect, useRef } from 'react';

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
  () => import('./StepContent.tsx'),
  ({ StepContent }) => StepContent,
  WithoutStep,
);

/** Step between choosing and sending a GIF. @param editAlt preloads it. */
export function PickerStep({ editAlt }: { editAlt: boolean | undefined }) {
  const { step } = usePicker().state;
  useEffect(() => {
    if (editAlt) StepContent.preload();
  }, [editAlt]);
  return step ? <StepContent key={step.name} {...step} /> : null;
}
