import { gifJson } from '../api/answer.ts';
import type { Exchange } from '../api/call.ts';
import { searchPage } from '../api/search.ts';
import { encodeName } from '../catalog/categories.ts';
import { analyticsPayload } from '../catalog/gif-json.ts';
import { badRequest } from '../http/errors.ts';
import { readPage, required } from '../http/parameters.ts';
import type { Page } from '../store/catalogue.ts';
import { listField, readFields, texts } from './body.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

/** Keywords and tags that an answer suggests. */
const SUGGESTED = 10;

const found = ({ service, query }: Exchange): Page => {
  const { offset, limit } = readPage(query);
  const selection = { kind: 'gif', rating: 'r' } as const;
  const typed = query.get('q')?.trim();
  return typed
    ? searchPage(service.catalogue, typed, selection, offset, limit)
    : service.catalogue.list(selection, offset, limit);
};

const search = (exchange: Exchange): Response => {
  const { entries, total } = found(exchange);
  const related = exchange.service.tags.related(exchange.query.get('q') ?? '');
  return Response.json({
    results: entries.map((entry) => gifJson(exchange, entry, 'GIF_SEARCH')),
    count: total,
    gps_keywords: related.slice(0, SUGGESTED).map(({ name }) => name),
  });
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const csv = (exchange: Exchange): Response => {
  const rows = found(exchange).entries.map(({ id, title, username, rating, importedAt }) => [
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

const report = async ({ service, request }: Exchange): Promise<Response> => {
  const fields = await readFields(request);
  texts(listField(fields, 'reasons'), 'reasons');
  const { received } = service.platform;
  received.put(`report:${received.nextId()}`, fields);
  return noContent();
};

const related = (exchange: Exchange): Response => {
  const { service, params, responseId } = exchange;
  const tags = service.tags.related(params.tag ?? '').slice(0, SUGGESTED);
  return Response.json(
    tags.map(({ name }) => ({
      name,
      name_encoded: encodeName(name),
      response_id: responseId,
      analytics_response_payload: analyticsPayload(name, { responseId, eventType: 'TAG_SEARCH' }),
    })),
  );
};

/** Guesses by the length of what it gets: the same frames always get the same tags. */
const predict = async ({ service, request }: Exchange): Promise<Response> => {
  const frames = listField(await readFields(request), 'frames');
  if (frames.length === 0) throw badRequest('Field "frames" must not be empty.');
  const all = service.tags.popular();
  const start = JSON.stringify(frames).length % Math.max(1, all.length - SUGGESTED);
  const tags = all.slice(start, start + SUGGESTED);
  return Response.json(
    tags.map((tag, place) => ({ tag, score: (tags.length - place) / tags.length })),
  );
};

/** Names as they stand in Spotify's own addresses of artists. */
const spotify = ({ query }: Exchange): Response => {
  const url = required(query, 'spotify_url');
  const artist = /^(?:https:\/\/open\.spotify\.com\/artist\/|spotify:artist:)(\w+)/.exec(url)?.[1];
  if (!artist) throw badRequest('Parameter "spotify_url" must be the address of an artist.');
  return Response.json({ name: `Artist ${artist}` });
};

export const searchCalls: readonly PlatformCall[] = [
  siteCall('GET', '/api/v1/search-service/search/', 'All items: q, limit, offset.', search),
  siteCall('GET', '/api/v1/search-service/csv/', 'The same as comma-separated values.', csv),
  siteCall('POST', '/ajax/report-search', 'Complains about what a search found.', report),
  siteCall('GET', '/ajax/tags/related/gif/:tag/', 'Tags that go with a tag.', related),
  siteCall('POST', '/ajax/tags/prediction/', 'Guesses tags: frames.', predict),
  siteCall('GET', '/api/v3/spotify/artist', 'The artist whom spotify_url is about.', spotify),
];
