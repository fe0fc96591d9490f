import { type IGif, normalizeGif } from '@gifkit/model';
import { call, done, json, page, withBody } from '../call.ts';
import type { CallOptions } from '../context.ts';
import type { Reader } from '../send.ts';

type SearchServiceQuery = {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  [parameter: string]: string | number | boolean | undefined;
};

type SearchServiceResult = {
  results: IGif[];
  /** GIFs in all pages. */
  count: number;
  gps_keywords: string[];
};

type SearchReport = {
  reasons: readonly string[];
  additional_info: string;
  search_response_id: string;
  search_term: string;
  search_content_type: string;
};

const toParts = (query: SearchServiceQuery, options?: CallOptions) => ({ query, options });

const text: Reader<string> = ({ response }) => response.text();

type TagResult = {
  name: string;
  /** The name, encoded for a URL. */
  name_encoded: string;
  response_id: string;
  analytics_response_payload: string;
};

const searchService = {
  /** Searches all GIFs of the platform, with any rating. */
  searchService: call(
    'GET /api/v1/search-service/search/',
    toParts,
    page<SearchServiceResult>('GIFs', (gif) => normalizeGif(gif)),
  ),

  /** Exports search results as CSV with a header line. */
  exportSearch: call('GET /api/v1/search-service/csv/', toParts, text),

  /** Reports bad search results. */
  reportSearch: call('POST /ajax/report-search', withBody<SearchReport>, done),
};

const tags = {
  /** Fetches tags that often occur together with a tag. */
  getRelatedTags: call(
    'GET /ajax/tags/related/gif/{tag}/',
    (tag: string, options?: CallOptions) => ({ params: { tag }, options }),
    json<TagResult[]>,
  ),

  /**
   * Predicts the tags of an image, the most certain first. A score of 1 is certain.
   *
   * @param frames some frames of the image, as data URLs.
   */
  predictTags: call(
    'POST /ajax/tags/prediction/',
    (frames: readonly string[], options?: CallOptions) => ({ body: { frames }, options }),
    json<{ tag: string; score: number }[]>,
  ),
};

const spotify = {
  /** Fetches the name of the artist of a Spotify URL; undefined if there is none. */
  getSpotifyArtist: call(
    'GET /api/v3/spotify/artist',
    (spotifyUrl: string, options?: CallOptions) => ({
      query: { spotify_url: spotifyUrl },
      options,
    }),
    async (received) => {
      const { name }: { name?: unknown } = Object(await json(received));
      return typeof name === 'string' ? name : undefined;
    },
  ),
};

export const search = { searchService, tags, spotify };
