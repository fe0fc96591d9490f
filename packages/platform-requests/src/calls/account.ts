import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { json } from '../transport/readers.ts';

/** The fields of an account form, by name. */
export type AccountForm = Readonly<Record<string, unknown>>;

/**
 * Registers an account.
 *
 * @returns the server's response; undefined, and the error is logged
 */
export const register = /* @__PURE__ */ site(
  'POST',
  '/api/v3/register',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);

/**
 * Confirms the email address of a new account.
 *
 * @returns the server's response; undefined, and the error is logged
 */
export const confirmRegistration = /* @__PURE__ */ site(
  'POST',
  '/api/v3/register/confirm',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);

/**
 * Sends the confirmation message again.
 *
 * @returns the server's response; undefined, and the error is logged
 */
export const resendConfirmation = /* @__PURE__ */ site(
  'POST',
  '/api/v3/register/resend',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);

/**
 * Sends a message with a link to set a new password.
 *
 * @returns the server's response; undefined, and the error is logged
 */
export const resetPassword = /* @__PURE__ */ site(
  'POST',
  '/api/v3/password/reset',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);
