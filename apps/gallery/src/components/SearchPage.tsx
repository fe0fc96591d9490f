import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useCallback, useRef, useState } from 'react';
import { useView } from '../hooks/use-view.ts';
import { GifDialog } from './GifDialog.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

export interface SearchPageProps {
  client: GiphyFetch;
  /** Origin of the embed. */
  embedUrl: string;
}

/** Search, trending and stickers; each GIF opens in the embed. */
export function SearchPage({ client, embedUrl }: SearchPageProps) {
  const [{ query, kind, gifId }, change] = useView();
  const [opened, setOpened] = useState<IGif>();
  const hasHistory = useRef(false);

  const open = useCallback(
    (gif: IGif) => {
      setOpened(gif);
      hasHistory.current = true;
      change({ gifId: String(gif.id) }, { isStep: true });
    },
    [change],
  );
  const close = useCallback(() => {
    // A GIF opened here is a step back away; one that the address opened has nothing behind it.
    if (hasHistory.current) window.history.back();
    else change({ gifId: undefined });
    hasHistory.current = false;
  }, [change]);

  return (
    <>
      <main>
        <SearchForm query={query} kind={kind} onChange={change} />
        <Results client={client} query={query} kind={kind} onOpen={open} />
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
