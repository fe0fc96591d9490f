import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useLoaded } from '../shared/use-loaded.ts';
import type { Showpieces } from './examples.tsx';

const hasName = ({ user }: IGif) => Boolean(user?.display_name && user.is_verified);

/** Loads one GIF of each type; prefers one with an uploader's name. */
async function loadShowpieces(client: GiphyFetch, signal: AbortSignal): Promise<Showpieces> {
  const [gifs, clips, emojis] = await Promise.all([
    client.trending({ limit: 25, signal }),
    client.trending({ type: 'videos', limit: 1, signal }),
    client.emoji({ limit: 1, signal }),
  ]);
  const gif = gifs.data.find(hasName) ?? gifs.data[0];
  const [clip, emoji] = [clips, emojis].map(({ data }) => data[0]);
  if (!gif || !clip || !emoji) throw new Error('The service has no GIF, clip or emoji');
  return { gif, clip, emoji };
}

export const useShowpieces = (client: GiphyFetch) =>
  useLoaded('showpieces', (signal) => loadShowpieces(client, signal));
