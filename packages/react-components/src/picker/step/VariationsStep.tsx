import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { usePicker } from '@gifkit/headless/internal/picker/picker-context.ts';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/internal/shared/use-isomorphic-layout-effect.ts';
import type { IGif } from '@gifkit/model';
import { useRef } from 'react';
import { EmojiVariationsList } from '../../emoji/EmojiVariationsList.tsx';
import { Step } from './step-styles.ts';

/** px */
const EMOJI_HEIGHT = 72;

/** Lets the reader choose a variation of an emoji, such as a skin tone. */
export function VariationsStep({ gif }: { gif: IGif }) {
  const { provider, choosing } = usePicker();
  const words = useLabelsOr(pickerEnglish);
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
