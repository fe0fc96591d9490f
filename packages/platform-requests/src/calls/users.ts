import type { IProfileUser } from '@gifkit/model';
import type { CallOptions, TokenOptions } from '../context/options.ts';
import { profile, site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';
import { toUser } from './normalize.ts';
import { item } from './normalized-readers.ts';
import type { Id } from './result-types.ts';

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
    send({ params: { id }, options }, item<IProfileUser>(toUser)),
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
    send({ params: { id }, body: changes, options }, item<IProfileUser>(toUser)),
);

/**
 * How many times a user's GIFs were viewed.
 *
 * @returns the count; undefined, and the error is logged
 */
export const getUserViewCount = /* @__PURE__ */ site(
  'GET',
  '/api/v1/users/{id}/view-count/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, json<ViewCount>),
);

/**
 * How many times a GIF was viewed.
 *
 * @returns the count; undefined, and the error is logged
 */
export const getGifViewCount = /* @__PURE__ */ site(
  'GET',
  '/api/v1/proxy-gif/{id}/view-count/',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, json<ViewCount>),
);
