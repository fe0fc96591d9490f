import type { IUser } from '@gifkit/model';
import { call, type Page, page } from '../call.ts';
import type { CallOptions } from '../context.ts';
import { toUser } from '../normalize.ts';

interface ArtistsOptions extends CallOptions {
  /** Only artists with these words in their name. */
  filter?: string | undefined;
  /** True: only artists who take commissions; false: only the others. */
  freelance?: boolean | undefined;
  /** @default 'desc' */
  order?: 'asc' | 'desc' | undefined;
  /** @default 'updatetime' */
  sort?: string | undefined;
  /** Artists to skip. @default 0, set by the server */
  offset?: number | undefined;
}

/** Artists, the most recently updated first. */
export const getArtists = /* @__PURE__ */ call(
  'GET /api/v4/artists/',
  (options: ArtistsOptions = {}) => {
    const { filter, freelance, order = 'desc', sort = 'updatetime', offset, ...rest } = options;
    return { query: { filter, freelance, order, sort, offset }, options: rest };
  },
  page<Page<IUser>>('users', toUser),
);
