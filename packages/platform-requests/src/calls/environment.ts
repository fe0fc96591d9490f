import { call, json, noArguments } from '../call.ts';

export const getBuild = /* @__PURE__ */ call(
  'GET /api/v3/env/build',
  noArguments,
  json<{ build: string; [field: string]: unknown }>,
);
