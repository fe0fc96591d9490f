import { stepEnglish, useLabelsOr } from '@gifkit/headless';
import type { Step as StepOfPicker } from '@gifkit/headless/core';
import * as GifPicker from '@gifkit/headless/picker';
import { usePicker } from '@gifkit/headless/picker';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import { getGifHeight, type IGif } from '@gifkit/model';
import { useRef } from 'react';
import { EmojiVariationsList } from '../../emoji/EmojiVariationsList.tsx';
import { Gif } from '../../gif/Gif.tsx';
import { Step } from './step-styles.ts';

/** px; longer side of the GIF, which leaves space for the text. */
const LARGEST = 200;

/** px */
const EMOJI_HEIGHT = 72;

function Preview({ gif }: { gif: IGif }) {
  const { altOf } = usePicker();
  const height = getGifHeight(gif, LARGEST) || LARGEST;
  const width = Math.min(LARGEST, (LARGEST * LARGEST) / height);
  return <Gif gif={gif} width={width} noLink hideAttribution lazyLoad={false} getAlt={altOf} />;
}

const AltStep = () => (
  <GifPicker.AltText
    className="giphy-picker-step"
    actionsClassName="giphy-picker-actions"
    buttonClassName="giphy-picker-button"
    render={<Step />}
  >
    {(gif) => <Preview gif={gif} />}
  </GifPicker.AltText>
);

/** Lets the user choose a variation of an emoji, such as a skin tone. */
function VariationsStep({ gif }: { gif: IGif }) {
  const { provider, choosing } = usePicker();
  const words = useLabelsOr(stepEnglish);
  const step = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    step.current?.querySelector<HTMLElement>('[role="button"]')?.focus();
  }, []);
  return (
    <Step ref={step} className="giphy-picker-step" data-picker-step="">
      <EmojiVariationsList
        gif={gif}
        gifHeight={EMOJI_HEIGHT}
        fetchVariations={async (_id, options) => ({
          data: (await provider.emojiVariations?.(gif, options)) ?? [],
          meta: { status: 200, msg: 'OK', response_id: '' },
        })}
        noLink
        hideAttribution
        onGifClick={choosing.askOrSend}
      />
      <div className="giphy-picker-actions">
        <button type="button" className="giphy-picker-button" onClick={choosing.back}>
          {words.back}
        </button>
      </div>
    </Step>
  );
}

export const StepContent = ({ name, gif }: StepOfPicker) =>
  name === 'alt' ? <AltStep /> : <VariationsStep gif={gif} />;
