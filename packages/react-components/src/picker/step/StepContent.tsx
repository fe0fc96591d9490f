import type { Step as StepOfPicker } from '@gifkit/headless/internal/core/picker/state/picker-reducer.ts';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { PickerAltText } from '@gifkit/headless/internal/picker/step/PickerAltText.tsx';
import { getGifHeight, type IGif } from '@gifkit/model';
import { Gif } from '../../gif/Gif.tsx';
import { Step } from './step-styles.ts';
import { VariationsStep } from './VariationsStep.tsx';

/** px; longer side of the GIF, which leaves space for the text. */
const LARGEST = 200;

function Preview({ gif }: { gif: IGif }) {
  const { altOf } = usePicker();
  const height = getGifHeight(gif, LARGEST) || LARGEST;
  const width = Math.min(LARGEST, (LARGEST * LARGEST) / height);
  return <Gif gif={gif} width={width} noLink hideAttribution lazyLoad={false} getAlt={altOf} />;
}

const AltStep = () => (
  <PickerAltText
    className="giphy-picker-step"
    actionsClassName="giphy-picker-actions"
    buttonClassName="giphy-picker-button"
    render={<Step />}
  >
    {(gif) => <Preview gif={gif} />}
  </PickerAltText>
);

export const StepContent = ({ name, gif }: StepOfPicker) =>
  name === 'alt' ? <AltStep /> : <VariationsStep gif={gif} />;
