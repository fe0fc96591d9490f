import * as z from 'zod';
import packageJson from '../../../package.json' with { type: 'json' };
import { tagText } from '../../catalog/entry.ts';
import { stableNumber } from '../../catalog/ids.ts';
import type { Page, Paging } from '../../catalog/search/catalog.ts';
import { badRequest } from '../../http/errors.ts';
import { ID, PAGE, TEXT } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { getGif } from '../find-entry.ts';
import { tagJson } from '../public/tag-endpoints.ts';
import { gifJson } from '../responses.ts';
import { gifsOf } from './accounts.ts';
import { hasToken, siteEndpoint } from './guards.ts';

const SUGGESTED = 10;
const MAX_COUNT = 10_000;

const SEARCH = { q: TEXT.optional(), ...PAGE };

const findPage = ({ catalog, query }: Context<Paging & { q?: string | undefined }>): Page => {
  const selection = { kind: 'gif', rating: 'r' } as const;
  return query.q ? catalog.search(query.q, selection, query) : catalog.list(selection, query);
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const siteEndpoints: readonly Endpoint[] = [
  siteEndpoint('GET /api/v3/env/build', 'The running version.', () => ({
    build: packageJson.version,
  })),
  siteEndpoint('GET /login/check', 'Whether the user has a token.', (context) => ({
    logged_in: hasToken(context),
  })),
  siteEndpoint(
    'POST /ajax/instashare/',
    'Shares a GIF: gif_id, to.',
    { body: z.object({ gif_id: ID, to: ID }) },
    (context) => {
      getGif(context, context.body.gif_id);
    },
  ),
  siteEndpoint(
    'POST /ajax/report-search',
    'Reports the results of a search: reasons, …',
    { body: z.object({ reasons: z.array(TEXT) }) },
    () => undefined,
  ),
  siteEndpoint(
    'GET /api/v1/search-service/search/',
    'Searches all GIFs: q, limit, offset.',
    { query: SEARCH },
    (context) => {
      const { entries, total } = findPage(context);
      const related = context.tags().related(context.query.q ?? '');
      return {
        results: entries.map((entry) => gifJson(context, entry, 'GIF_SEARCH')),
        count: total,
        gps_keywords: related.slice(0, SUGGESTED).map(({ name }) => name),
      };
    },
  ),
  siteEndpoint(
    'GET /api/v1/search-service/csv/',
    'The same as comma-separated values.',
    { query: SEARCH },
    (context) => {
      const rows = findPage(context).entries.map(({ id, title, username, rating, importedAt }) => [
        id,
        title,
        username,
        rating,
        importedAt,
      ]);
      const lines = [['id', 'title', 'username', 'rating', 'import_datetime'], ...rows];
      const text = lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
      return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    },
  ),
  siteEndpoint('GET /ajax/tags/related/gif/:tag/', 'Tags related to a tag.', (context) => {
    const tags = context
      .tags()
      .related(context.params.tag ?? '')
      .slice(0, SUGGESTED);
    return tags.map(({ name }) => tagJson(context, name));
  }),
  siteEndpoint(
    'POST /ajax/tags/prediction/',
    'Predicts tags: frames. The same frames always get the same tags.',
    { body: z.object({ frames: z.array(z.unknown()).min(1) }) },
    ({ tags: tagIndex, body: { frames } }) => {
      const all = tagIndex().popular();
      const start = JSON.stringify(frames).length % Math.max(1, all.length - SUGGESTED);
      const tags = all.slice(start, start + SUGGESTED);
      return tags.map((tag, index) => ({ tag, score: (tags.length - index) / tags.length }));
    },
  ),
  siteEndpoint(
    'GET /api/v3/spotify/artist',
    'The artist at spotify_url; the name is made from the id in that URL.',
    { query: { spotify_url: TEXT } },
    ({ query }) => {
      const pattern = /^(?:https:\/\/open\.spotify\.com\/artist\/|spotify:artist:)(\w+)/;
      const artist = pattern.exec(query.spotify_url)?.[1];
      if (!artist) throw badRequest('Parameter "spotify_url" must be the URL of an artist.');
      return { name: `Artist ${artist}` };
    },
  ),
  siteEndpoint(
    'GET /api/v1/analytics/dashboard-trending-searches/',
    'Popular searches; with username, searches that find the GIFs of this account.',
    { query: { username: TEXT.optional() } },
    (context) => {
      const { username } = context.query;
      const terms = username
        ? new Set(gifsOf(context, username).flatMap(({ tags }) => tags.map(tagText)))
        : context.tags().popular();
      return [...terms]
        .slice(0, SUGGESTED)
        .map((term) => ({ term, count: 1 + stableNumber(`searched:${term}`, MAX_COUNT) }));
    },
  ),
];
