import { PickerAltText, usePicker } from '@gifkit/headless/picker/internal';
import { getGifHeight, type IGif } from '@gifkit/model';
import { Gif } from '../../gif/Gif.tsx';
import type { VariationsStep } from './VariationsStep.tsx';

/** px; the longer side of the GIF, so that there is space for the text. */
const LARGEST = 200;

function Preview({ gif }: { gif: IGif }) {
  const { altOf } = usePicker();
  const height = getGifHeight(gif, LARGEST) || LARGEST;
  const width = Math.min(LARGEST, (LARGEST * LARGEST) / height);
  return <Gif gif={gif} width={width} noLink hideAttribution lazyLoad={false} getAlt={altOf} />;
}

/** Asks the reader something about a GIF before it is sent. */
export function PickerStep() {
  const { state, provider, choosing } = usePicker();
  const { askOrSend, back } = choosing;
  const { step } = state;
  const Variations = choosing.VariationsStep as typeof VariationsStep | undefined;
  if (step?.name === 'variations') {
    return (
      Variations && (
        <Variations gif={step.gif} provider={provider} onBack={back} onChoose={askOrSend} />
      )
    );
  }
  return (
    <PickerAltText
      className="giphy-picker-step"
      actionsClassName="giphy-picker-actions"
      buttonClassName="giphy-picker-button"
    >
      {(gif) => <Preview gif={gif} />}
    </PickerAltText>
  );
}
