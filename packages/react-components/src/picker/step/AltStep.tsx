import { getGifHeight, type IGif } from '@gifkit/model';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Gif } from '../../gif/Gif.tsx';
import { useWords } from '../labels/picker-labels-context.ts';

export interface AltStepProps {
  gif: IGif;
  /** The alt text so far. */
  alt: string;
  onBack: () => void;
  onSend: (alt: string) => void;
}

/** px; the longer side of the GIF, so that there is space for the text. */
const LARGEST = 200;

/** Lets the reader edit the alt text before the GIF is sent. */
export function AltStep({ gif, alt, onBack, onSend }: AltStepProps) {
  const words = useWords();
  const [text, setText] = useState(alt);
  const hint = useId();
  const height = getGifHeight(gif, LARGEST) || LARGEST;
  const width = Math.min(LARGEST, (LARGEST * LARGEST) / height);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the choice of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className="giphy-picker-step" onSubmit={submit}>
      <Gif gif={gif} width={width} noLink hideAttribution lazyLoad={false} getAlt={() => alt} />
      <label>
        {words.altText}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the reader has just chosen the GIF, to be asked this
          autoFocus
          dir="auto"
          aria-describedby={hint}
          value={text}
          // Browsers put the caret first; one adds to what is there.
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={sendByEnter}
        />
      </label>
      <p id={hint}>{words.altHint}</p>
      <div className="giphy-picker-actions">
        <button type="button" className="giphy-picker-button" onClick={onBack}>
          {words.back}
        </button>
        <button type="submit" className="giphy-picker-button" data-primary="">
          {words.send}
        </button>
      </div>
    </form>
  );
}
