import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../address/focus-heading.ts';
import { GifView } from './GifView.tsx';
import { type OpenedGifProps, useOpenedGif } from './opened-gif.ts';
import { Turner } from './Turner.tsx';

/** The tile of a GIF, if it is on the page. */
function tileOf(id: string): HTMLElement | undefined {
  const tile = document.querySelector(`.results [data-giphy-id="${CSS.escape(id)}"]`);
  return tile?.querySelector<HTMLElement>('a') ?? undefined;
}

/** Gives the focus to what can take it; what one comes back to stays where it is. */
function focusOn(element: HTMLElement | undefined, options?: FocusOptions): boolean {
  element?.focus(options);
  return element !== undefined && document.activeElement === element;
}

/** Gives the focus back, once: to the tile of the GIF that was shown last, else to what opened the first. */
function giveBack(shown: string, opener: HTMLElement | undefined): void {
  const tile = shown ? tileOf(shown) : undefined;
  if (focusOn(tile, { preventScroll: tile === opener })) return;
  // A visitor who came directly to the address has nothing to go back to.
  if (!focusOn(opener, { preventScroll: true })) focusHeading();
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

  useLayoutEffect(() => {
    const element = dialog.current;
    const { activeElement, body } = document;
    const opener = activeElement === body ? undefined : (activeElement as HTMLElement);
    // React's `autoFocus` is no attribute, by which the browser would know where to begin.
    close.current?.setAttribute('autofocus', '');
    if (element && !element.open) element.showModal();
    if (document.activeElement !== close.current) close.current?.focus();
    return () => {
      // Not by `close()`, which gives the focus to the opener although it may go elsewhere: before the next key,
      // when the dialog has left the page, and all that it had kept from the focus can take it.
      queueMicrotask(() => {
        if (!element?.isConnected) giveBack(shown.current, opener);
      });
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
