import { call, json, noArguments } from '../call.ts';

/** Whether the visitor is logged in, and as whom. */
export const checkLogin = /* @__PURE__ */ call(
  'GET /login/check',
  noArguments,
  json<{ logged_in: boolean; [field: string]: unknown }>,
);
