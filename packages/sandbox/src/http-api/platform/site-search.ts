import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { badRequest } from '../../http/errors.ts';
import { readPage, required } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { gifJson } from '../public/gif-response.ts';
import { tagJson } from '../public/tag-endpoints.ts';
import { listField, readFields, texts } from './body.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

/** Suggested keywords and tags in a response. */
const SUGGESTED = 10;

const findPage = ({ namespace, query }: Context): Page => {
  const { offset, limit } = readPage(query);
  const selection = { kind: 'gif', rating: 'r' } as const;
  const typed = query.get('q')?.trim();
  return typed
    ? searchPage(namespace.catalog, typed, selection, offset, limit)
    : namespace.catalog.list(selection, offset, limit);
};

const search = (context: Context): Response => {
  const { entries, total } = findPage(context);
  const related = context.namespace.tags.related(context.query.get('q') ?? '');
  return Response.json({
    results: entries.map((entry) => gifJson(context, entry, 'GIF_SEARCH')),
    count: total,
    gps_keywords: related.slice(0, SUGGESTED).map(({ name }) => name),
  });
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const csv = (context: Context): Response => {
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
};

const report = async ({ namespace, request }: Context): Promise<Response> => {
  const fields = await readFields(request);
  texts(listField(fields, 'reasons'), 'reasons');
  const { received } = namespace.store;
  received.put(`report:${received.nextId()}`, fields);
  return noContent();
};

const related = (context: Context): Response => {
  const { namespace, params } = context;
  const tags = namespace.tags.related(params.tag ?? '').slice(0, SUGGESTED);
  return Response.json(tags.map(({ name }) => tagJson(context, name)));
};

/** The prediction depends on the length of the body, so the same frames always get the same tags. */
const predict = async ({ namespace, request }: Context): Promise<Response> => {
  const frames = listField(await readFields(request), 'frames');
  if (frames.length === 0) throw badRequest('Field "frames" must not be empty.');
  const all = namespace.tags.popular();
  const start = JSON.stringify(frames).length % Math.max(1, all.length - SUGGESTED);
  const tags = all.slice(start, start + SUGGESTED);
  return Response.json(
    tags.map((tag, place) => ({ tag, score: (tags.length - place) / tags.length })),
  );
};

/** The name is the artist's id in Spotify's own URLs. */
const spotify = ({ query }: Context): Response => {
  const url = required(query, 'spotify_url');
  const artist = /^(?:https:\/\/open\.spotify\.com\/artist\/|spotify:artist:)(\w+)/.exec(url)?.[1];
  if (!artist) throw badRequest('Parameter "spotify_url" must be the address of an artist.');
  return Response.json({ name: `Artist ${artist}` });
};

export const searchEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'GET',
    '/api/v1/search-service/search/',
    'Searches all GIFs: q, limit, offset.',
    search,
    { query: ['anyQuery', ...PAGE], response: 'siteSearch' },
  ),
  siteEndpoint('GET', '/api/v1/search-service/csv/', 'The same as comma-separated values.', csv, {
    query: ['anyQuery', ...PAGE],
    sends: ['text/csv'],
  }),
  siteEndpoint(
    'POST',
    '/ajax/report-search',
    'Reports the results of a search: reasons, …',
    report,
    { body: 'searchReport' },
  ),
  siteEndpoint('GET', '/ajax/tags/related/gif/:tag/', 'Tags that go with a tag.', related, {
    response: 'siteTags',
  }),
  siteEndpoint('POST', '/ajax/tags/prediction/', 'Predicts tags: frames.', predict, {
    body: 'frames',
    response: 'predictedTags',
  }),
  siteEndpoint('GET', '/api/v3/spotify/artist', 'The artist at spotify_url.', spotify, {
    query: ['spotify_url!'],
    response: 'artistName',
  }),
];
