import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { json } from '../readers.ts';

/** What the form of an account has, by the names of its fields. */
export type AccountForm = Readonly<Record<string, unknown>>;

/**
 * Opens an account.
 *
 * @returns what the server says; undefined, and the error is logged
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
 * @returns what the server says; undefined, and the error is logged
 */
export const confirmRegistration = /* @__PURE__ */ site(
  'POST',
  '/api/v3/register/confirm',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);

/**
 * Has the message with the confirmation sent again.
 *
 * @returns what the server says; undefined, and the error is logged
 */
export const resendConfirmation = /* @__PURE__ */ site(
  'POST',
  '/api/v3/register/resend',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);

/**
 * Has a message sent with which a password can be set anew.
 *
 * @returns what the server says; undefined, and the error is logged
 */
export const resetPassword = /* @__PURE__ */ site(
  'POST',
  '/api/v3/password/reset',
  (send, form: AccountForm, options: CallOptions = {}) =>
    send({ body: form, options }, json<unknown>),
);
