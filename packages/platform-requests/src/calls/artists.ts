import { type IUser, normalizeUser } from '@gifkit/model';
import { call, type Page, page } from '../call.ts';
import type { CallOptions } from '../context.ts';

interface ArtistsOptions extends CallOptions {
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
}

/** Fetches artists, the most recently updated first. */
export const getArtists = /* @__PURE__ */ call(
  'GET /api/v4/artists/',
  (options: ArtistsOptions = {}) => {
    const { filter, freelance, order = 'desc', sort = 'updatetime', offset, ...rest } = options;
    return { query: { filter, freelance, order, sort, offset }, options: rest };
  },
  page<Page<IUser>>('users', normalizeUser),
);
