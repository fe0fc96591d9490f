import { call, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** Fetches the name of the artist of a Spotify URL; undefined if there is none. */
export const getSpotifyArtist = /* @__PURE__ */ call(
  'GET /api/v3/spotify/artist',
  (spotifyUrl: string, options?: CallOptions) => ({ query: { spotify_url: spotifyUrl }, options }),
  async (received) => {
    const { name }: { name?: unknown } = Object(await json(received));
    return typeof name === 'string' ? name : undefined;
  },
);
