import { call, json, withBody } from '../call.ts';

type AccountForm = Readonly<Record<string, unknown>>;

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

/** Sends the confirmation email again. */
export const resendConfirmation = /* @__PURE__ */ call(
  'POST /api/v3/register/resend',
  withBody<AccountForm>,
  json<unknown>,
);

/** Sends an email with a link to set a new password. */
export const resetPassword = /* @__PURE__ */ call(
  'POST /api/v3/password/reset',
  withBody<AccountForm>,
  json<unknown>,
);
