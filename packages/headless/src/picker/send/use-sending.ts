import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { useState } from 'react';
import {
  createSelection,
  type PickerSelection,
  type SelectionOptions,
} from '../../core/picker/send/selection.ts';
import { useMayCount } from '../kept/use-keeping.ts';
import type { KeptGifs } from '../kept/use-kept-gifs.ts';

/** What the host does not decide: it follows from the provider. */
type SendOptions = Omit<SelectionOptions, 'provider'>;

export interface Sending {
  /**
   * Records that a GIF is sent: in the recents and, unless the reader has opted out, as a share at the
   * provider.
   *
   * @returns the selection for the host; undefined when the GIF has no file in these formats.
   */
  send: (gif: IGif, options: SendOptions) => PickerSelection | undefined;
  /** The name of the last GIF that was sent, and how many were sent. */
  sent: { readonly name: string; readonly count: number } | undefined;
}

/** Records and prepares a chosen GIF before the host gets it. */
export function useSending(provider: GifProvider, recents: KeptGifs): Sending {
  const mayCount = useMayCount();
  const [sent, setSent] = useState<Sending['sent']>();

  const registerShare = (gif: IGif, term: string) =>
    provider.registerShare?.(gif, { term: term || undefined }).catch((error: unknown) => {
      console.warn('Gifkit: the share could not be registered', error);
    });

  const send = (gif: IGif, options: SendOptions) => {
    const { alt, term, formats } = options;
    const selection = createSelection(gif, { ...options, provider });
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
