import { call, json, noArguments } from '../call.ts';

/** Fetches whether the visitor is logged in, and the account. */
export const checkLogin = /* @__PURE__ */ call(
  'GET /login/check',
  noArguments,
  json<{ logged_in: boolean; [field: string]: unknown }>,
);
