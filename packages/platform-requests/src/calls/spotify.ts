import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/**
 * The name of the artist behind a Spotify URL.
 *
 * @returns the name; undefined, and the error is logged
 */
export const getSpotifyArtist = /* @__PURE__ */ site(
  'GET',
  '/api/v3/spotify/artist',
  async (send, spotifyUrl: string, options: CallOptions = {}) => {
    const query = { spotify_url: spotifyUrl };
    const { name } = await send({ query, options }, json<{ name: string }>);
    return name;
  },
);
