import type { Exchange } from '../api/call.ts';
import { type Account, accounts, toUser } from '../catalog/users.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { type Fields, readFields } from './body.ts';
import { viewsOf } from './gif-info.ts';
import { pageOf } from './pages.ts';
import { type PlatformCall, profileCall, siteCall } from './platform-call.ts';

/** What the owner of an account may change, each a text. */
const OWN = [
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

/** An account with what its owner has changed. */
const userJson = ({ service, addresses }: Exchange, account: Account): Record<string, unknown> => ({
  ...toUser(account, addresses.origin, addresses.site),
  ...service.platform.profiles.get(account.username),
});

/** The account with this id or username. */
const addressed = (exchange: Exchange): Account => {
  const { id } = exchange.params;
  const account = accounts.find(
    (one) => one.username === id || String(userJson(exchange, one).id) === id,
  );
  if (!account) throw notFound('No such user.');
  return account;
};

const changesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    OWN.filter((name) => fields[name] !== undefined).map((name) => {
      const value = fields[name];
      if (typeof value !== 'string') throw badRequest(`Field "${name}" must be a text.`);
      return [name, value];
    }),
  );

const update = async (exchange: Exchange): Promise<Response> => {
  const { profiles } = exchange.service.platform;
  const account = addressed(exchange);
  const { username } = account;
  const changes = changesOf(await readFields(exchange.request));
  const name = changes.display_name;
  const shown = name === undefined ? {} : { name, attribution_display_name: name || username };
  profiles.put(username, { ...profiles.get(username), ...changes, ...shown });
  return Response.json(userJson(exchange, account));
};

const viewCount = (exchange: Exchange): Response => {
  const { username } = addressed(exchange);
  const { entries } = exchange.service.catalogue.list(
    { kind: 'gif', rating: 'r', username },
    0,
    RESULT_WINDOW,
  );
  const views = entries.map(({ id }) => viewsOf(exchange, id));
  return Response.json({ viewCount: views.reduce((sum, count) => sum + count, 0) });
};

const artists = (exchange: Exchange): Response => {
  const { query } = exchange;
  const filter = query.get('filter')?.toLowerCase() ?? '';
  const freelance = query.get('freelance');
  const found = accounts
    .filter(({ userType }) => userType === 'artist')
    .map((account) => ({ ...userJson(exchange, account), is_freelance: !account.verified }))
    .filter((user) => JSON.stringify(user).toLowerCase().includes(filter))
    .filter((user) => freelance === null || String(user.is_freelance) === freelance);
  if (query.get('order') !== 'asc') found.reverse();
  return pageOf(exchange, found, (user) => user);
};

export const userCalls: readonly PlatformCall[] = [
  profileCall('GET', '/api/v1/users/:id/', 'A user’s profile, by id or username.', (exchange) =>
    Response.json(userJson(exchange, addressed(exchange))),
  ),
  profileCall('PATCH', '/api/v1/users/:id/', 'Changes a user’s profile.', update),
  siteCall('GET', '/api/v1/users/:id/view-count/', 'How often a user’s GIFs were seen.', viewCount),
  siteCall('GET', '/api/v4/artists/', 'Artists: filter, freelance, order, sort, offset.', artists),
];
