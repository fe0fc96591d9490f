import { type IProfileUser, type IUser, normalizeUser } from '@gifkit/model';
import {
  byId,
  call,
  changesById,
  item,
  json,
  noArguments,
  type Page,
  page,
  withBody,
} from '../call.ts';
import type { CallOptions } from '../context.ts';

type AccountForm = Readonly<Record<string, unknown>>;

const toProfile = (body: unknown) => normalizeUser(body) as IProfileUser;

type ArtistsOptions = CallOptions & {
  /** Words in the name of the artist. */
  filter?: string | undefined;
  /** True for artists who take commissions, false for the others. */
  freelance?: boolean | undefined;
  /** @default 'desc' */
  order?: 'asc' | 'desc' | undefined;
  /** @default 'updatetime' */
  sort?: string | undefined;
  /** Number of artists to skip. Default: 0, set by the server. */
  offset?: number | undefined;
};

const account = {
  register: call('POST /api/v3/register', withBody<AccountForm>, json<unknown>),

  /** Confirms the email address of a new account. */
  confirmRegistration: call('POST /api/v3/register/confirm', withBody<AccountForm>, json<unknown>),

  /** Sends the confirmation email again. */
  resendConfirmation: call('POST /api/v3/register/resend', withBody<AccountForm>, json<unknown>),

  /** Sends an email with a link to set a new password. */
  resetPassword: call('POST /api/v3/password/reset', withBody<AccountForm>, json<unknown>),
};

const login = {
  /** Fetches whether the visitor is logged in, and the account. */
  checkLogin: call(
    'GET /login/check',
    noArguments,
    json<{ logged_in: boolean; [field: string]: unknown }>,
  ),
};

const users = {
  getUser: call('GET /api/v1/users/{id}/', byId, item(toProfile)),

  updateUser: call(
    'PATCH /api/v1/users/{id}/',
    changesById<Partial<IProfileUser>>,
    item(toProfile),
  ),

  /** Fetches the total views of a user's GIFs. */
  getUserViewCount: call('GET /api/v1/users/{id}/view-count/', byId, json<{ viewCount: number }>),

  getGifViewCount: call(
    'GET /api/v1/proxy-gif/{id}/view-count/',
    byId,
    json<{ viewCount: number }>,
  ),
};

const artists = {
  /** Fetches artists, the most recently updated first. */
  getArtists: call(
    'GET /api/v4/artists/',
    (options: ArtistsOptions = {}) => {
      const { filter, freelance, order = 'desc', sort = 'updatetime', offset, ...rest } = options;
      return { query: { filter, freelance, order, sort, offset }, options: rest };
    },
    page<Page<IUser>>('users', normalizeUser),
  ),
};

export const people = { account, login, users, artists };
