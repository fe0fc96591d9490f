import type { IUser } from '@gifkit/model';
import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';
import type { Page } from '../result-types.ts';

export interface ArtistsOptions extends CallOptions {
  /** Words that the artist's name has. */
  filter?: string | undefined;
  /** Only those who take commissions, or only those who do not. */
  freelance?: boolean | undefined;
  /** @default 'desc' */
  order?: 'asc' | 'desc' | undefined;
  /** @default 'updatetime' */
  sort?: string | undefined;
  /** Artists to skip. @default 0, set by the server */
  offset?: number | undefined;
}

/**
 * Artists, those who changed last first.
 *
 * @returns a page of users; undefined, and the error is logged
 */
export const getArtists = /* @__PURE__ */ site(
  'GET',
  '/api/v4/artists/',
  (send, options: ArtistsOptions = {}) => {
    const { filter, freelance, order = 'desc', sort = 'updatetime', offset, ...rest } = options;
    const query = { filter, freelance, order, sort, offset };
    return send({ query, options: rest }, json<Page<IUser>>);
  },
);
