import type { IProfileUser } from '@gifkit/model';
import { profile, site } from '../call.ts';
import type { CallOptions, TokenOptions } from '../options.ts';
import { json } from '../readers.ts';
import type { Id } from '../result-types.ts';

export interface ViewCount {
  viewCount: number;
}

/**
 * A user's profile.
 *
 * @returns the user; undefined, and the error is logged
 */
export const getUser = /* @__PURE__ */ profile(
  'GET',
  '/api/v1/users/{id}/',
  (send, id: Id, options: TokenOptions = {}) =>
    send({ params: { id }, options }, json<IProfileUser>),
);

/**
 * Changes a user's profile.
 *
 * @returns the changed user; undefined, and the error is logged
 */
export const updateUser = /* @__PURE__ */ profile(
  'PATCH',
  '/api/v1/users/{id}/',
  (send, id: Id, changes: Partial<IProfileUser>, options: TokenOptions = {}) =>
    send({ params: { id }, body: changes, options }, json<IProfileUser>),
);

/**
 * How often a user's GIFs were seen.
 *
 * @returns the count; undefined, and the error is logged
 */
export const getUserViewCount = /* @__PURE__ */ site(
  'GET',
  '/api/v1/users/{id}/view-count/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, json<ViewCount>),
);

/**
 * How often a GIF was seen.
 *
 * @returns the count; undefined, and the error is logged
 */
export const getGifViewCount = /* @__PURE__ */ site(
  'GET',
  '/api/v1/proxy-gif/{id}/view-count/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, json<ViewCount>),
);
