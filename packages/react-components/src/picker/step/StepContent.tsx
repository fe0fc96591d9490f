import { stepEnglish, useLabelsOr } from '@gifkit/headless';
import type { Step as StepOfPicker } from '@gifkit/headless/core';
import * as GifPicker from '@gifkit/headless/picker';
import { usePicker } from '@gifkit/headless/picker';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import { getGifHeight, type IGif } from '@gifkit/model';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { EmojiVariationsList } from '../../emoji/EmojiVariationsList.tsx';
import { Gif } from '../../gif/Gif.tsx';
import { focusOutline } from '../../shared/focus-ring.ts';
import { dense, textSize } from '../../shared/tokens.ts';
import { buttonStyles } from '../picker-styles.ts';

/** Container of a step. Covers the rest of the picker. */
const Step = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: ${dense(12)};
  padding: var(--_padding);
  overflow: auto;
  background: var(--_background);

  .giphy-gif {
    align-self: center;
    flex: none;
  }
  label {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  textarea {
    min-height: 5em;
    padding: ${dense(8)} ${dense(10)};
    border: 1px solid color-mix(in srgb, var(--_color) 55%, var(--_background));
    border-radius: var(--_part-radius);
    font-size: ${textSize(16)};
    font-weight: 400;
    resize: vertical;
  }
  textarea:focus-visible {
    ${focusOutline(-2, 'var(--_accent)')}
  }
  p {
    margin: 0;
    color: var(--_muted);
    font-size: ${textSize(12)};
  }
  ${buttonStyles}
  .giphy-picker-actions {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-top: auto;
  }
`;

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
