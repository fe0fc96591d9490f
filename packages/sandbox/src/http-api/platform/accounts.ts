import * as z from 'zod';
import { type Account, accounts } from '../../catalog/users.ts';
import { found } from '../../http/errors.ts';
import { FLAG, ID, PAGE } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { accountJson, linkedPage } from '../responses.ts';
import { viewsOf } from './gifs.ts';
import { profileEndpoint, siteEndpoint } from './guards.ts';

const EMAIL = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text.includes('@'), 'must be an email address');
const WITH_EMAIL = z.object({ email: EMAIL });

const accountOf = (context: Context): Account =>
  found(
    accounts.find((account) =>
      [account.username, String(accountJson(context, account).id)].includes(context.id),
    ),
    'No such user.',
  );

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

export const gifsOf = ({ catalog }: Context, username: string) =>
  catalog.list({ kind: 'gif', rating: 'r', username }).entries;

export const accountEndpoints: readonly Endpoint[] = [
  siteEndpoint(
    'POST /api/v3/register',
    'Validates email, username and password. No account is stored, and no mail is sent.',
    { body: WITH_EMAIL.extend({ username: ID, password: ID }) },
    ({ body: { email, username } }) => Response.json({ email, username }, { status: 201 }),
  ),
  ...['register/confirm', 'register/resend', 'password/reset'].map((path) =>
    siteEndpoint(`POST /api/v3/${path}`, 'Validates email.', { body: WITH_EMAIL }, () => undefined),
  ),
  profileEndpoint('GET /api/v1/users/:id/', 'A user’s profile, by id or username.', (context) =>
    accountJson(context, accountOf(context)),
  ),
  profileEndpoint(
    'PATCH /api/v1/users/:id/',
    'Changes a user’s profile.',
    { body: PROFILE },
    (context) => {
      const { profiles } = context.store;
      const account = accountOf(context);
      const { username } = account;
      const { display_name: name } = context.body;
      const names = name === undefined ? {} : { name, attribution_display_name: name || username };
      profiles.put(username, { ...profiles.get(username), ...context.body, ...names });
      return accountJson(context, account);
    },
  ),
  siteEndpoint('GET /api/v1/users/:id/view-count/', 'Views of all GIFs of a user.', (context) => {
    const views = gifsOf(context, accountOf(context).username).map(({ id }) =>
      viewsOf(context, id),
    );
    return { viewCount: views.reduce((sum, count) => sum + count, 0) };
  }),
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
];
