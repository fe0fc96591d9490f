import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useEffect, useState } from 'react';

/** One GIF of each kind. */
export interface Showpieces {
  gif: IGif;
  sticker: IGif;
  clip: IGif;
  emoji: IGif;
}

export type ShowpiecesState = { status: 'loading' | 'failed' } | ({ status: 'ready' } & Showpieces);

const hasName = ({ user }: IGif) => Boolean(user?.display_name && user.is_verified);

/**
 * One GIF of each kind, the GIF by somebody with a name.
 *
 * @throws {Error} when the service lacks a kind
 */
export async function loadShowpieces(client: GiphyFetch, signal: AbortSignal): Promise<Showpieces> {
  const [gifs, stickers, clips, emojis] = await Promise.all([
    client.trending({ limit: 25, signal }),
    client.trending({ type: 'stickers', limit: 1, signal }),
    client.trending({ type: 'videos', limit: 1, signal }),
    client.emoji({ limit: 1, signal }),
  ]);
  const gif = gifs.data.find(hasName) ?? gifs.data[0];
  const [sticker, clip, emoji] = [stickers, clips, emojis].map(({ data }) => data[0]);
  if (!gif || !sticker || !clip || !emoji) throw new Error('The service has nothing to show');
  return { gif, sticker, clip, emoji };
}

/** GIFs of each kind, for the examples. */
export function useShowpieces(client: GiphyFetch): ShowpiecesState {
  const [state, setState] = useState<ShowpiecesState>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    loadShowpieces(client, controller.signal).then(
      (showpieces) => setState({ status: 'ready', ...showpieces }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('The examples could not be loaded', error);
        setState({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [client]);
  return state;
}
