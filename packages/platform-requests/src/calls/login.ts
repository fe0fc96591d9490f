import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/** Whether the visitor is logged in, and as whom. */
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
