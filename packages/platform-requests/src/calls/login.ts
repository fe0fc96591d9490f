import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';

/** Whether somebody is logged in, and who. */
export interface LoginStatus {
  logged_in: boolean;
  [field: string]: unknown;
}

/**
 * Whether the visitor is logged in.
 *
 * @returns the status; undefined, and the error is logged
 */
export const checkLogin = /* @__PURE__ */ site(
  'GET',
  '/login/check',
  (send, options: CallOptions = {}) => send({ options }, json<LoginStatus>),
);
