import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useLoaded } from '../shared/use-loaded.ts';
import type { Showpieces } from './examples.tsx';

const hasName = ({ user }: IGif) => Boolean(user?.display_name && user.is_verified);

/** One GIF of each kind, the GIF by an uploader with a name. */
async function loadShowpieces(client: GiphyFetch, signal: AbortSignal): Promise<Showpieces> {
  const [gifs, clips, emojis] = await Promise.all([
    client.trending({ limit: 25, signal }),
    client.trending({ type: 'videos', limit: 1, signal }),
    client.emoji({ limit: 1, signal }),
  ]);
  const gif = gifs.data.find(hasName) ?? gifs.data[0];
  const [clip, emoji] = [clips, emojis].map(({ data }) => data[0]);
  if (!gif || !clip || !emoji) throw new Error('The service has nothing to show');
  return { gif, clip, emoji };
}

/** GIFs of each kind, for the examples. */
export const useShowpieces = (client: GiphyFetch) =>
  useLoaded('showpieces', (signal) => loadShowpieces(client, signal));
