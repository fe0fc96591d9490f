import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';

/**
 * The name of the artist whom a Spotify URL is about.
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
