import { type Account, accounts } from '../../catalog/users.ts';
import { RESULT_WINDOW } from '../../constants.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import { accountJson } from '../account-json.ts';
import type { Context } from '../context.ts';
import { type Fields, readFields } from './body.ts';
import { viewsOf } from './gif-info.ts';
import { pageResponse } from './linked-page.ts';
import { type PlatformEndpoint, profileEndpoint, siteEndpoint } from './platform-endpoint.ts';

/** Fields that an account's owner can change; all are texts. */
const EDITABLE = [
  'display_name',
  'description',
  'avatar_url',
  'website_url',
  'twitter_url',
  'facebook_url',
  'instagram_url',
  'tumblr_url',
  'twitter',
  'about_bio',
] as const;

/** The account whose id or username is in the path. */
const accountOf = (context: Context): Account => {
  const { id } = context.params;
  const account = accounts.find(
    (one) => one.username === id || String(accountJson(context, one).id) === id,
  );
  if (!account) throw notFound('No such user.');
  return account;
};

const changesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    EDITABLE.filter((name) => fields[name] !== undefined).map((name) => {
      const value = fields[name];
      if (typeof value !== 'string') throw badRequest(`Field "${name}" must be a text.`);
      return [name, value];
    }),
  );

const update = async (context: Context): Promise<Response> => {
  const { profiles } = context.namespace.store;
  const account = accountOf(context);
  const { username } = account;
  const changes = changesOf(await readFields(context.request));
  const name = changes.display_name;
  const names = name === undefined ? {} : { name, attribution_display_name: name || username };
  profiles.put(username, { ...profiles.get(username), ...changes, ...names });
  return Response.json(accountJson(context, account));
};

const viewCount = (context: Context): Response => {
  const { username } = accountOf(context);
  const { entries } = context.namespace.catalog.list(
    { kind: 'gif', rating: 'r', username },
    0,
    RESULT_WINDOW,
  );
  const views = entries.map(({ id }) => viewsOf(context, id));
  return Response.json({ viewCount: views.reduce((sum, count) => sum + count, 0) });
};

const artists = (context: Context): Response => {
  const { query } = context;
  const filter = query.get('filter')?.toLowerCase() ?? '';
  const freelance = query.get('freelance');
  const found = accounts
    .filter(({ userType }) => userType === 'artist')
    .map((account) => ({ ...accountJson(context, account), is_freelance: !account.verified }))
    .filter((user) => JSON.stringify(user).toLowerCase().includes(filter))
    .filter((user) => freelance === null || String(user.is_freelance) === freelance);
  if (query.get('order') !== 'asc') found.reverse();
  return pageResponse(context, found, (user) => user);
};

export const userEndpoints: readonly PlatformEndpoint[] = [
  profileEndpoint(
    'GET',
    '/api/v1/users/:id/',
    'A user’s profile, by id or username.',
    (context) => Response.json(accountJson(context, accountOf(context))),
    { response: 'user' },
  ),
  profileEndpoint('PATCH', '/api/v1/users/:id/', 'Changes a user’s profile.', update, {
    body: 'profile',
    response: 'user',
  }),
  siteEndpoint('GET', '/api/v1/users/:id/view-count/', 'Views of all GIFs of a user.', viewCount, {
    response: 'viewCount',
  }),
  siteEndpoint(
    'GET',
    '/api/v4/artists/',
    'Artists: filter, freelance, order, limit, offset.',
    artists,
    { query: ['filter', 'freelance', 'order', ...PAGE], response: 'artists' },
  ),
];
