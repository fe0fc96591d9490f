import { REDUCED_MOTION } from '@gifkit/headless/core';
import { showWhole } from '@gifkit/headless/utils';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from './icons.tsx';
import { useEmbedLabels } from './labels.tsx';
import { handFocus } from './player-focus.ts';
import css from './sheet.css?inline';
import { useStyles } from './use-styles.ts';

/** Duration of fades and slides, in s. */
const TRANSITION = 0.3;

/** Bottom padding in px of a sheet that fills its frame. If only this is out of view, no content is hidden. */
const LOW_PADDING = 12;

interface SheetProps {
  title: string;
  isTall?: boolean;
  /** Called after it has closed; focus returns to the opener. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet over the frame. As a modal `<dialog>`, the browser traps focus, closes it with Escape, and returns focus to
 * the opener.
 */
export function Sheet({ title, isTall = false, onClose, children }: SheetProps) {
  useStyles(css);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const labels = useEmbedLabels();
  const [isClosing, setClosing] = useState(false);
  const [hasBelow, setBelow] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return;
    element.showModal();
    return () => {
      element.close();
      // The browser does not restore focus to an element that was hidden meanwhile.
      handFocus(element, opener);
      // Keys may have scrolled it out of view before it opened the sheet.
      if (opener) showWhole({ target: opener });
    };
  }, []);

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setBelow(!entries.at(-1)?.isIntersecting),
      { root: dialog.current, rootMargin: `0px 0px ${LOW_PADDING}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(
      onClose,
      window.matchMedia(REDUCED_MOTION).matches ? 0 : TRANSITION * 1000,
    );
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    setClosing(true);
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) setClosing(true);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog with Escape
    <dialog
      ref={dialog}
      className="sheet"
      data-tall={isTall || undefined}
      aria-labelledby={heading}
      data-closing={isClosing || undefined}
      onCancel={onCancel}
      onClick={onClick}
    >
      <header className="sheet-heading">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="sheet-button"
          aria-label={labels.close}
          onClick={() => setClosing(true)}
        >
          <CloseIcon />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
      <div ref={end} />
      {hasBelow && <div className="sheet-below" aria-hidden="true" />}
    </dialog>
  );
}
