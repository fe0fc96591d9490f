import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';

/** Which build of the site is running. */
export interface Build {
  build: string;
  [field: string]: unknown;
}

/**
 * Which build of the site is running.
 *
 * @returns the build; undefined, and the error is logged
 */
export const getBuild = /* @__PURE__ */ site(
  'GET',
  '/api/v3/env/build',
  (send, options: CallOptions = {}) => send({ options }, json<Build>),
);
