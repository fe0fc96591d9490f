import packageJson from '../../../package.json' with { type: 'json' };
import { badRequest, notFound, ServiceError } from '../../http/errors.ts';
import type { AccountDocument } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { type Fields, readFields, textField } from './body.ts';
import { getGif } from './get-gif.ts';
import { hasToken } from './guards.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

const share = async (context: Context): Promise<Response> => {
  const fields = await readFields(context.request);
  const { id } = getGif(context, textField(fields, 'gif_id'));
  const { received } = context.namespace.store;
  received.put(`share:${received.nextId()}`, { gif_id: id, to: textField(fields, 'to') });
  return noContent();
};

const getAccount = ({ namespace }: Context, fields: Fields): AccountDocument => {
  const account = namespace.store.accounts.get(textField(fields, 'email').toLowerCase());
  if (!account) throw notFound('No account has this email address.');
  return account;
};

/** Creates an account. The password is not stored, because nothing in the sandbox needs it. */
const register = async (context: Context): Promise<Response> => {
  const { accounts } = context.namespace.store;
  const fields = await readFields(context.request);
  const email = textField(fields, 'email').toLowerCase();
  const username = textField(fields, 'username');
  textField(fields, 'password');
  if (!email.includes('@')) throw badRequest('Field "email" must be an email address.');
  if (accounts.all().some((one) => one.email === email || one.username === username)) {
    throw new ServiceError(409, 'There is such an account.');
  }
  const account = { email, username, confirmed: false };
  accounts.put(email, account);
  return Response.json(account, { status: 201 });
};

const confirm = async (context: Context): Promise<Response> => {
  const account = getAccount(context, await readFields(context.request));
  const confirmed = { ...account, confirmed: true };
  context.namespace.store.accounts.put(account.email, confirmed);
  return Response.json(confirmed);
};

const sendMail = async (context: Context): Promise<Response> => {
  getAccount(context, await readFields(context.request));
  return noContent();
};

export const siteEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'GET',
    '/api/v3/env/build',
    'The version that is running.',
    () => Response.json({ build: packageJson.version }),
    { response: 'build' },
  ),
  siteEndpoint(
    'GET',
    '/login/check',
    'Whether the visitor has a token.',
    (context) => Response.json({ logged_in: hasToken(context) }),
    { response: 'login' },
  ),
  siteEndpoint('POST', '/ajax/instashare/', 'Shares a GIF: gif_id, to.', share, { body: 'share' }),
  siteEndpoint(
    'POST',
    '/api/v3/register',
    'Creates an account: email, username, password.',
    register,
    { body: 'registration', response: 'account' },
  ),
  siteEndpoint('POST', '/api/v3/register/confirm', 'Confirms an account: email.', confirm, {
    body: 'email',
    response: 'account',
  }),
  siteEndpoint(
    'POST',
    '/api/v3/register/resend',
    'Sends the confirmation mail again: email.',
    sendMail,
    { body: 'email' },
  ),
  siteEndpoint(
    'POST',
    '/api/v3/password/reset',
    'Sends a mail to reset the password: email.',
    sendMail,
    { body: 'email' },
  ),
];
