import * as z from 'zod';
import packageJson from '../../../package.json' with { type: 'json' };
import { tagText } from '../../catalog/entry.ts';
import { stableNumber } from '../../catalog/ids.ts';
import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { type Account, accounts } from '../../catalog/users.ts';
import { RESULT_WINDOW } from '../../constants.ts';
import { badRequest, notFound, ServiceError } from '../../http/errors.ts';
import { FLAG, ID, PAGE, type Paging, TEXT } from '../../http/validate.ts';
import type { AccountDocument } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { type Endpoint, noContent } from '../endpoint.ts';
import { findGif } from '../find-entry.ts';
import { tagJson } from '../public/tag-endpoints.ts';
import { accountJson, gifJson, linkedPage } from '../responses.ts';
import { viewsOf } from './gifs.ts';
import { hasToken, profileEndpoint, siteEndpoint } from './guards.ts';

const SUGGESTED = 10;
const MAX_COUNT = 10_000;

const EMAIL = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text.includes('@'), 'must be an email address');
const WITH_EMAIL = z.object({ email: EMAIL });

type WithEmail = Context<unknown, z.output<typeof WITH_EMAIL>>;

const registered = ({ service, body }: WithEmail): AccountDocument => {
  const account = service.store.accounts.get(body.email);
  if (!account) throw notFound('No account has this email address.');
  return account;
};

const sendMail = (context: WithEmail): Response => {
  registered(context);
  return noContent();
};

const accountOf = (context: Context): Account => {
  const { id } = context;
  const account = accounts.find(
    (one) => one.username === id || String(accountJson(context, one).id) === id,
  );
  if (!account) throw notFound('No such user.');
  return account;
};

const PROFILE = z
  .object({
    display_name: z.string(),
    description: z.string(),
    avatar_url: z.string(),
    website_url: z.string(),
    twitter_url: z.string(),
    facebook_url: z.string(),
    instagram_url: z.string(),
    tumblr_url: z.string(),
    twitter: z.string(),
    about_bio: z.string(),
  })
  .partial();

const gifsOf = ({ service }: Context, username: string) =>
  service.catalog.list({ kind: 'gif', rating: 'r', username }, 0, RESULT_WINDOW).entries;

const SEARCH = { q: TEXT.optional(), ...PAGE };

const findPage = ({ service, query }: Context<Paging & { q?: string | undefined }>): Page => {
  const { q, offset, limit } = query;
  const selection = { kind: 'gif', rating: 'r' } as const;
  return q
    ? searchPage(service.catalog, q, selection, offset, limit)
    : service.catalog.list(selection, offset, limit);
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const siteEndpoints: readonly Endpoint[] = [
  siteEndpoint('GET /api/v3/env/build', 'The running version.', {}, () =>
    Response.json({ build: packageJson.version }),
  ),
  siteEndpoint('GET /login/check', 'Whether the visitor has a token.', {}, (context) =>
    Response.json({ logged_in: hasToken(context) }),
  ),
  siteEndpoint(
    'POST /ajax/instashare/',
    'Shares a GIF: gif_id, to.',
    { body: z.object({ gif_id: ID, to: ID }) },
    (context) => {
      findGif(context, context.body.gif_id);
      return noContent();
    },
  ),
  siteEndpoint(
    'POST /ajax/report-search',
    'Reports the results of a search: reasons, …',
    { body: z.object({ reasons: z.array(TEXT) }) },
    noContent,
  ),
  siteEndpoint(
    'POST /api/v3/register',
    'Creates an account: email, username, password. The password is not stored.',
    { body: WITH_EMAIL.extend({ username: ID, password: ID }) },
    ({ service: { store }, body: { email, username } }) => {
      const taken = store.accounts.all();
      if (taken.some((one) => one.email === email || one.username === username)) {
        throw new ServiceError(409, 'The account already exists.');
      }
      const account = { email, username, confirmed: false };
      store.accounts.put(email, account);
      return Response.json(account, { status: 201 });
    },
  ),
  siteEndpoint(
    'POST /api/v3/register/confirm',
    'Confirms an account: email.',
    { body: WITH_EMAIL },
    (context) => {
      const confirmed = { ...registered(context), confirmed: true };
      context.service.store.accounts.put(confirmed.email, confirmed);
      return Response.json(confirmed);
    },
  ),
  siteEndpoint(
    'POST /api/v3/register/resend',
    'Sends the confirmation mail again: email.',
    { body: WITH_EMAIL },
    sendMail,
  ),
  siteEndpoint(
    'POST /api/v3/password/reset',
    'Sends a mail to reset the password: email.',
    { body: WITH_EMAIL },
    sendMail,
  ),
  profileEndpoint('GET /api/v1/users/:id/', 'A user’s profile, by id or username.', {}, (context) =>
    Response.json(accountJson(context, accountOf(context))),
  ),
  profileEndpoint(
    'PATCH /api/v1/users/:id/',
    'Changes a user’s profile.',
    { body: PROFILE },
    (context) => {
      const { profiles } = context.service.store;
      const account = accountOf(context);
      const { username } = account;
      const { display_name: name } = context.body;
      const names = name === undefined ? {} : { name, attribution_display_name: name || username };
      profiles.put(username, { ...profiles.get(username), ...context.body, ...names });
      return Response.json(accountJson(context, account));
    },
  ),
  siteEndpoint(
    'GET /api/v1/users/:id/view-count/',
    'Views of all GIFs of a user.',
    {},
    (context) => {
      const views = gifsOf(context, accountOf(context).username).map(({ id }) =>
        viewsOf(context, id),
      );
      return Response.json({ viewCount: views.reduce((sum, count) => sum + count, 0) });
    },
  ),
  siteEndpoint(
    'GET /api/v4/artists/',
    'Artists: filter, freelance, order, limit, offset.',
    {
      query: {
        filter: z.string().toLowerCase().default(''),
        freelance: FLAG.optional(),
        order: z.enum(['asc', 'desc']).default('desc'),
        ...PAGE,
      },
    },
    (context) => {
      const { filter, freelance, order } = context.query;
      const found = accounts
        .filter(({ userType }) => userType === 'artist')
        .map((account) => ({ ...accountJson(context, account), is_freelance: !account.verified }))
        .filter((user) => JSON.stringify(user).toLowerCase().includes(filter))
        .filter((user) => freelance === undefined || user.is_freelance === freelance);
      return linkedPage(context, order === 'asc' ? found : found.reverse(), (user) => user);
    },
  ),
  siteEndpoint(
    'GET /api/v1/search-service/search/',
    'Searches all GIFs: q, limit, offset.',
    { query: SEARCH },
    (context) => {
      const { entries, total } = findPage(context);
      const related = context.service.tags.related(context.query.q ?? '');
      return Response.json({
        results: entries.map((entry) => gifJson(context, entry, 'GIF_SEARCH')),
        count: total,
        gps_keywords: related.slice(0, SUGGESTED).map(({ name }) => name),
      });
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
  siteEndpoint('GET /ajax/tags/related/gif/:tag/', 'Tags related to a tag.', {}, (context) => {
    const tags = context.service.tags.related(context.params.tag ?? '').slice(0, SUGGESTED);
    return Response.json(tags.map(({ name }) => tagJson(context, name)));
  }),
  siteEndpoint(
    'POST /ajax/tags/prediction/',
    'Predicts tags: frames. The same frames always get the same tags.',
    { body: z.object({ frames: z.array(z.unknown()).min(1) }) },
    ({ service, body: { frames } }) => {
      const all = service.tags.popular();
      const start = JSON.stringify(frames).length % Math.max(1, all.length - SUGGESTED);
      const tags = all.slice(start, start + SUGGESTED);
      return Response.json(
        tags.map((tag, place) => ({ tag, score: (tags.length - place) / tags.length })),
      );
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
      return Response.json({ name: `Artist ${artist}` });
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
        : context.service.tags.popular();
      return Response.json(
        [...terms]
          .slice(0, SUGGESTED)
          .map((term) => ({ term, count: 1 + stableNumber(`searched:${term}`, MAX_COUNT) })),
      );
    },
  ),
];
