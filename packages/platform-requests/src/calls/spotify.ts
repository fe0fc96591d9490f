import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/**
 * The name of the artist behind a Spotify URL.
 *
 * @returns the name, or undefined when there is none; undefined, and the error is logged
 */
export const getSpotifyArtist = /* @__PURE__ */ site(
  'GET',
  '/api/v3/spotify/artist',
  async (send, spotifyUrl: string, options: CallOptions = {}) => {
    const query = { spotify_url: spotifyUrl };
    const artist = await send({ query, options }, json<{ name?: unknown } | null | undefined>);
    return typeof artist?.name === 'string' ? artist.name : undefined;
  },
);
