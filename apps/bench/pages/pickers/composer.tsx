import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Opening {
  /** When the button was clicked. */
  click?: number;
  /** ms from the click until a field has the focus. */
  field?: number;
  /** ms from the click until the first GIF has loaded. */
  gif?: number;
}

declare global {
  interface Window {
    opening: Opening;
  }
}

const opening: Opening = {};
window.opening = opening;
const sinceClick = () => performance.now() - (opening.click ?? Number.NaN);
document.addEventListener('click', ({ timeStamp }) => {
  opening.click ??= timeStamp;
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement) opening.field ??= sinceClick();
});
document.addEventListener(
  'load',
  ({ target }) => {
    if ((target as Element).matches('[role="row"] img, .gpr-body img'))
      opening.gif ??= sinceClick();
  },
  { capture: true },
);

interface PickerOfPage {
  isOpen: boolean;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Shows a button that opens a picker, as beside the field of a chat.
 *
 * @param load is called when the button is hovered or focused.
 */
export function showComposer(
  Picker: (props: PickerOfPage) => ReactNode,
  load: () => void = () => {},
): void {
  function Composer() {
    const [isOpen, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button
          ref={button}
          type="button"
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setOpen(!isOpen)}
        >
          GIF
        </button>
        <Picker isOpen={isOpen} close={() => setOpen(false)} button={button} />
      </>
    );
  }
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Composer />);
}
