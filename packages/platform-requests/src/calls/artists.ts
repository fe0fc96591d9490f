import type { IUser } from '@gifkit/model';
import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { toUser } from './normalize.ts';
import { page } from './normalized-readers.ts';
import type { Page } from './result-types.ts';

export interface ArtistsOptions extends CallOptions {
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

/**
 * Artists, the most recently updated first.
 *
 * @returns a page of users; undefined, and the error is logged
 */
export const getArtists = /* @__PURE__ */ site(
  'GET',
  '/api/v4/artists/',
  (send, options: ArtistsOptions = {}) => {
    const { filter, freelance, order = 'desc', sort = 'updatetime', offset, ...rest } = options;
    const query = { filter, freelance, order, sort, offset };
    return send({ query, options: rest }, page<Page<IUser>>(toUser));
  },
);
