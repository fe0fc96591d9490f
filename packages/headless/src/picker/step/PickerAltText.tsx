import type { IGif } from '@gifkit/model';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '../../core/keys/arrow-step.ts';
import { stepEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { type PartProps, renderPart } from '../../shared/render-part.ts';
import { usePicker } from '../picker-context.ts';

interface PickerAltTextProps extends PartProps<'div'> {
  children?: ((gif: IGif) => ReactNode) | undefined;
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
  const words = useLabelsOr(stepEnglish);
  const { altOf, choosing } = usePicker();
  const [text, setText] = useState(() => altOf(gif));
  const hint = useId();
  // Not a form, because the picker may be inside a form of the host.
  const send = () => choosing.sendAs(gif, text.trim());
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
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
            // biome-ignore lint/a11y/noAutofocus: the user just chose the GIF and expects this question
            autoFocus
            dir="auto"
            aria-describedby={hint}
            value={text}
            // Browsers put the caret first, but users append text.
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

/** Step to edit the alt text before sending, if `editAlt` is set. Place it next to `Main`. */
export function PickerAltText(props: PickerAltTextProps) {
  const { step } = usePicker().state;
  return step?.name === 'alt' ? <AltTextStep key={step.gif.id} {...props} gif={step.gif} /> : null;
}
