import type { IGif } from '@gifkit/model';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { usePicker } from '../picker-context.ts';

interface PickerAltTextProps extends PartProps<'div'> {
  /** What is shown of the GIF, above the text. */
  children?: ((gif: IGif) => ReactNode) | undefined;
  /** Of the row of buttons, and of each of them. */
  actionsClassName?: string | undefined;
  buttonClassName?: string | undefined;
}

function AltTextStep({
  gif,
  children,
  className,
  actionsClassName,
  buttonClassName,
  render,
}: PickerAltTextProps & { gif: IGif }) {
  const words = useLabelsOr(pickerEnglish);
  const { altOf, choosing } = usePicker();
  const [text, setText] = useState(() => altOf(gif));
  const hint = useId();
  // Not by a form, because the picker may be in one of the host's, which has other uses for a submit.
  const send = () => choosing.sendAs(gif, text.trim());
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the choice of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return renderPart(render, 'div', {
    className,
    'data-picker-step': '',
    children: (
      <>
        {children?.(gif)}
        <label>
          {words.altText}
          <textarea
            form=""
            // biome-ignore lint/a11y/noAutofocus: the reader has just chosen the GIF, to be asked this
            autoFocus
            dir="auto"
            aria-describedby={hint}
            value={text}
            // Browsers put the caret first; one adds to what is there.
            onFocus={({ currentTarget }) =>
              currentTarget.setSelectionRange(text.length, text.length)
            }
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={sendByEnter}
          />
        </label>
        <p id={hint}>{words.altHint}</p>
        <div className={actionsClassName}>
          <button type="button" className={buttonClassName} onClick={choosing.back}>
            {words.back}
          </button>
          <button type="button" className={buttonClassName} data-primary="" onClick={send}>
            {words.send}
          </button>
        </div>
      </>
    ),
  });
}

/**
 * Lets the reader edit the alt text before the GIF is sent, where `editAlt` is set; nothing before. It stands
 * beside the `Main` part, which can be used by nobody meanwhile.
 */
export function PickerAltText(props: PickerAltTextProps) {
  const { step } = usePicker().state;
  return step?.name === 'alt' ? <AltTextStep key={step.gif.id} {...props} gif={step.gif} /> : null;
}
