import { type IProfileUser, normalizeUser } from '@gifkit/model';
import { byId, call, type Id, item, json } from '../call.ts';
import type { TokenOptions } from '../context.ts';

const toProfile = (body: unknown) => normalizeUser(body) as IProfileUser;

export const getUser = /* @__PURE__ */ call(
  'GET /api/v1/users/{id}/',
  (id: Id, options?: TokenOptions) => ({ params: { id }, options }),
  item(toProfile),
);

export const updateUser = /* @__PURE__ */ call(
  'PATCH /api/v1/users/{id}/',
  (id: Id, changes: Partial<IProfileUser>, options?: TokenOptions) => ({
    params: { id },
    body: changes,
    options,
  }),
  item(toProfile),
);

/** Fetches the total views of a user's GIFs. */
export const getUserViewCount = /* @__PURE__ */ call(
  'GET /api/v1/users/{id}/view-count/',
  byId,
  json<{ viewCount: number }>,
);

export const getGifViewCount = /* @__PURE__ */ call(
  'GET /api/v1/proxy-gif/{id}/view-count/',
  byId,
  json<{ viewCount: number }>,
);
