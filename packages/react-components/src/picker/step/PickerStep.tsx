import { loadChunk } from '@gifkit/headless/internal/core/shared/load-chunk.ts';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { lazyComponent } from '@gifkit/headless/internal/shared/lazy-component.ts';
import type { IGif } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import type { VariationsStep } from './VariationsStep.tsx';

/** Fallback if the alt text step fails to load: sends a GIF with its own alt text. */
function SendAsItIs({ gif }: { gif: IGif }) {
  const { altOf, choosing } = usePicker();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    choosing.sendAs(gif, altOf(gif));
  });
  return null;
}

/** Lazy-loaded, because few readers pick emoji. If it fails to load, the emoji is sent without this step. */
export const loadVariations = () =>
  loadChunk('the variations', async () => (await import('./VariationsStep.tsx')).VariationsStep);

/** Lazy-loaded, because few hosts use it. Preloaded with `editAlt`, before a GIF is chosen. */
const AltStep = lazyComponent(
  'the alt text',
  async () => (await import('./AltStep.tsx')).AltStep,
  SendAsItIs,
);

/** Step between choosing and sending a GIF. @param editAlt preloads the alt text step. */
export function PickerStep({ editAlt }: { editAlt: boolean | undefined }) {
  const { state, provider, choosing } = usePicker();
  const { askOrSend, back } = choosing;
  const { step } = state;
  const Variations = choosing.VariationsStep as typeof VariationsStep | undefined;
  useEffect(() => {
    if (editAlt) AltStep.preload();
  }, [editAlt]);
  if (!step) return null;
  if (step.name === 'alt') return <AltStep gif={step.gif} />;
  return (
    Variations && (
      <Variations gif={step.gif} provider={provider} onBack={back} onChoose={askOrSend} />
    )
  );
}
