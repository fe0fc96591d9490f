import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/** The build of the site that is running. */
export interface Build {
  build: string;
  [field: string]: unknown;
}

/**
 * The build of the site that is running.
 *
 * @returns the build; undefined, and the error is logged
 */
export const getBuild = /* @__PURE__ */ site(
  'GET',
  '/api/v3/env/build',
  (send, options: CallOptions = {}) => send({ options }, json<Build>),
);
