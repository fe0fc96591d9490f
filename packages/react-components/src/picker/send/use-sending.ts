import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { useState } from 'react';
import { useMayCount } from '../kept/use-keeping.ts';
import type { KeptGifs } from '../kept/use-kept-gifs.ts';
import { createSelection, type PickerSelection, type SelectionOptions } from './selection.ts';

export interface Sending {
  /**
   * Counts a GIF as sent: among the recents, and as a share at its provider, unless the reader said no.
   *
   * @returns what the host gets of it; nothing where it has no file of the formats.
   */
  send: (gif: IGif, options: SelectionOptions) => PickerSelection | undefined;
  /** What the last one that was sent is called, and how many there were. */
  sent: { readonly name: string; readonly count: number } | undefined;
}

/** What is done with a GIF that the reader chose, before the host gets it. */
export function useSending(provider: GifProvider, recents: KeptGifs): Sending {
  const mayCount = useMayCount();
  const [sent, setSent] = useState<Sending['sent']>();

  const registerShare = (gif: IGif, term: string) =>
    provider.registerShare?.(gif, { term: term || undefined }).catch((error: unknown) => {
      console.warn('Gifkit: the share could not be registered', error);
    });

  const send = (gif: IGif, options: SelectionOptions) => {
    const { alt, term, formats } = options;
    const selection = createSelection(gif, options);
    if (!selection) {
      console.warn(`Gifkit: the GIF ${gif.id} has no file in these formats: ${formats.join(', ')}`);
      return undefined;
    }
    if (mayCount) registerShare(gif, term);
    recents.add(gif);
    setSent((last) => ({ name: alt, count: (last?.count ?? 0) + 1 }));
    return selection;
  };
  return { send, sent };
}
