import { call, json, withBody } from '../call.ts';

/** The fields of an account form, by name. */
type AccountForm = Readonly<Record<string, unknown>>;

/** Registers an account. */
export const register = /* @__PURE__ */ call(
  'POST /api/v3/register',
  withBody<AccountForm>,
  json<unknown>,
);

/** Confirms the email address of a new account. */
export const confirmRegistration = /* @__PURE__ */ call(
  'POST /api/v3/register/confirm',
  withBody<AccountForm>,
  json<unknown>,
);

/** Sends the confirmation message again. */
export const resendConfirmation = /* @__PURE__ */ call(
  'POST /api/v3/register/resend',
  withBody<AccountForm>,
  json<unknown>,
);

/** Sends a message with a link to set a new password. */
export const resetPassword = /* @__PURE__ */ call(
  'POST /api/v3/password/reset',
  withBody<AccountForm>,
  json<unknown>,
);
