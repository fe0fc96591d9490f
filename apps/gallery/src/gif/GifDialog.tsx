import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../address/focus-heading.ts';
import { GifView } from './GifView.tsx';
import { type OpenedGifProps, useOpenedGif } from './opened-gif.ts';
import { Turner } from './Turner.tsx';

/** Gives the focus to the tile of a GIF, if it is on the page. */
function focusTile(id: string): boolean {
  const tile = document.querySelector(`.results [data-giphy-id="${CSS.escape(id)}"]`);
  const link = tile?.querySelector<HTMLElement>('a') ?? undefined;
  link?.focus();
  return link !== undefined && document.activeElement === link;
}

/** One GIF over the list that it was opened from. */
export function GifDialog({ onClose, ...props }: OpenedGifProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { state, turner, view } = useOpenedGif(props);
  const shown = useRef('');
  useLayoutEffect(() => {
    if (state.status === 'ready') shown.current = String(state.gif.id);
  });

  // Before the dialog leaves the page: Firefox gives the focus back only from one that is still there.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    close.current?.focus();
    return () => {
      element?.close();
      if (shown.current && focusTile(shown.current)) return;
      // A visitor who came directly to the address has nothing to go back to.
      const focused = document.activeElement;
      if (!focused || focused === document.body || element?.contains(focused)) focusHeading();
    };
  }, []);

  // Another GIF begins at its top.
  useLayoutEffect(() => {
    if (props.slug && dialog.current) dialog.current.scrollTop = 0;
  }, [props.slug]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="gif-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The dialog has no edge of its own, so this is a click beside it. Not every browser knows `closedby`.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-body">
        <div className="dialog-bar">
          <Turner {...turner} />
          <button
            ref={close}
            type="button"
            className="icon-button"
            aria-label="Close"
            onClick={onClose}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <GifView {...view} heading="h2" />
      </div>
    </dialog>
  );
}
