import type { GiphyFetch } from '@gifkit/fetch-api';
import { getAltText, type IGif } from '@gifkit/model';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.ts';
import { useGif } from '../hooks/use-gif.ts';
import { EMBED_SIZE, embedPageUrl, embedSnippet } from '../snippet.ts';
import { CopyField } from './CopyField.tsx';

export interface GifDialogProps {
  client: GiphyFetch;
  embedUrl: string;
  id: string;
  /** The GIF itself, when the page already has it. */
  known: IGif | undefined;
  onClose: () => void;
}

/** One GIF in the embed, as a host page shows it, and the HTML for that. */
export function GifDialog({ client, embedUrl, id, known, onClose }: GifDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useGif(client, id, known);
  const gif = state.status === 'ready' ? state.gif : undefined;
  const title = gif ? gif.title || getAltText(gif) : 'GIF';

  // Before the dialog leaves the page: Firefox gives the focus back only from one that is still there.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // Who came by the address has nothing to go back to.
      const focused = document.activeElement;
      if (!focused || focused === document.body || element?.contains(focused)) focusHeading();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The dialog has no edge of its own, so this is a click beside it. Not every browser knows `closedby`.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-body">
        <div className="dialog-header">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {state.status === 'missing' && <p className="empty">There is no GIF with this id.</p>}
        {state.status === 'failed' && (
          <p className="empty">The GIF could not be loaded. Is the service running?</p>
        )}
        {gif && (
          <>
            <iframe
              className="embed"
              title={`Embed of ${title}`}
              src={embedPageUrl(embedUrl, id)}
              width={EMBED_SIZE}
              height={EMBED_SIZE}
              allowFullScreen
            />
            <CopyField label="Embed code" value={embedSnippet(embedUrl, gif)} />
            <CopyField label="Link" value={embedPageUrl(embedUrl, id)} />
          </>
        )}
      </div>
    </dialog>
  );
}
