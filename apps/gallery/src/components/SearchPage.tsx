import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { useCallback, useRef, useState } from 'react';
import type { ViewChange } from '../hooks/use-address.ts';
import type { View } from '../view.ts';
import { GifDialog } from './GifDialog.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

export interface SearchPageProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
  view: View;
  /** The list of results as it was when the visitor left it. */
  memory: GridMemory;
  onChange: (change: Partial<View>, options?: ViewChange) => void;
}

/** Search, trending GIFs and stickers. Each GIF opens in the embed. */
export function SearchPage({ client, embedUrl, view, memory, onChange }: SearchPageProps) {
  const { query, kind, gifId } = view;
  const [opened, setOpened] = useState<IGif>();
  const hasHistory = useRef(false);

  const open = useCallback(
    (gif: IGif) => {
      setOpened(gif);
      hasHistory.current = true;
      onChange({ gifId: String(gif.id) }, { isStep: true });
    },
    [onChange],
  );
  const close = useCallback(() => {
    // Going back closes a GIF that was opened here. One that the address opened has no view before it.
    if (hasHistory.current) window.history.back();
    else onChange({ gifId: undefined });
    hasHistory.current = false;
  }, [onChange]);

  return (
    <>
      <main id="content" tabIndex={-1}>
        <SearchForm query={query} kind={kind} onChange={onChange} />
        <Results client={client} query={query} kind={kind} memory={memory} onOpen={open} />
      </main>
      {gifId && (
        <GifDialog
          key={gifId}
          client={client}
          embedUrl={embedUrl}
          id={gifId}
          known={opened?.id === gifId ? opened : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
