import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import type { IGif } from '@gifkit/model';
import { useEffect, useRef } from 'react';

/** Fallback if a step cannot be loaded: sends the GIF as it is, or asks the next question. */
function WithoutStep({ gif }: { gif: IGif }) {
  const { altOf, choosing, state } = usePicker();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (state.step?.name === 'variations') choosing.askOrSend(gif);
    else choosing.sendAs(gif, altOf(gif));
  });
  return null;
}

/** Lazy-loaded, because few readers pick emoji. */
const VariationsStep = lazyComponent(
  'the variations',
  async () => (await import('./VariationsStep.tsx')).VariationsStep,
  WithoutStep,
);

/** Lazy-loaded, because few hosts use it. */
const AltStep = lazyComponent(
  'the alt text',
  async () => (await import('./AltStep.tsx')).AltStep,
  WithoutStep,
);

/** Step between choosing and sending a GIF. @param editAlt preloads the alt text step. */
export function PickerStep({ editAlt }: { editAlt: boolean | undefined }) {
  const { step } = usePicker().state;
  useEffect(() => {
    if (editAlt) AltStep.preload();
  }, [editAlt]);
  if (!step) return null;
  return step.name === 'alt' ? <AltStep gif={step.gif} /> : <VariationsStep gif={step.gif} />;
}
