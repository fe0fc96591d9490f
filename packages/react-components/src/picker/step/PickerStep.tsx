import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import type { Step } from '../state/picker-reducer.ts';
import { AltStep } from './AltStep.tsx';
import type { Choosing } from './use-choosing.ts';

export interface PickerStepProps {
  step: Step;
  provider: GifProvider;
  altOf: (gif: IGif) => string;
  choosing: Choosing;
}

/** Asks the reader something about a GIF before it is sent. */
export function PickerStep({ step: { name, gif }, provider, altOf, choosing }: PickerStepProps) {
  const { VariationsStep, askOrSend, sendAs, back } = choosing;
  if (name === 'alt') {
    return <AltStep gif={gif} alt={altOf(gif)} onBack={back} onSend={(alt) => sendAs(gif, alt)} />;
  }
  return (
    VariationsStep && (
      <VariationsStep gif={gif} provider={provider} onBack={back} onChoose={askOrSend} />
    )
  );
}
