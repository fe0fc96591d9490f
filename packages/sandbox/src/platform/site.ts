import packageJson from '../../package.json' with { type: 'json' };
import type { Exchange } from '../api/call.ts';
import { badRequest, notFound, ServiceError } from '../http/errors.ts';
import { type Fields, readFields, textField } from './body.ts';
import type { AccountDocument } from './documents.ts';
import { hasToken } from './guards.ts';
import { findItem } from './items.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

const share = async (exchange: Exchange): Promise<Response> => {
  const fields = await readFields(exchange.request);
  const { id } = findItem(exchange, textField(fields, 'gif_id'));
  const { received } = exchange.service.platform;
  received.put(`share:${received.nextId()}`, { gif_id: id, to: textField(fields, 'to') });
  return noContent();
};

const findOpened = ({ service }: Exchange, fields: Fields): AccountDocument => {
  const account = service.platform.accounts.get(textField(fields, 'email').toLowerCase());
  if (!account) throw notFound('No account has this email address.');
  return account;
};

/** Opens an account. Its password is not kept: there is nothing here that it would open. */
const register = async (exchange: Exchange): Promise<Response> => {
  const { accounts } = exchange.service.platform;
  const fields = await readFields(exchange.request);
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

const confirm = async (exchange: Exchange): Promise<Response> => {
  const account = findOpened(exchange, await readFields(exchange.request));
  const confirmed = { ...account, confirmed: true };
  exchange.service.platform.accounts.put(account.email, confirmed);
  return Response.json(confirmed);
};

const mail = async (exchange: Exchange): Promise<Response> => {
  findOpened(exchange, await readFields(exchange.request));
  return noContent();
};

export const siteCalls: readonly PlatformCall[] = [
  siteCall('GET', '/api/v3/env/build', 'Which build is running.', () =>
    Response.json({ build: packageJson.version }),
  ),
  siteCall('GET', '/login/check', 'Whether the visitor has a token.', (exchange) =>
    Response.json({ logged_in: hasToken(exchange) }),
  ),
  siteCall('POST', '/ajax/instashare/', 'Sends an item to somebody: gif_id, to.', share),
  siteCall('POST', '/api/v3/register', 'Opens an account: email, username, password.', register),
  siteCall('POST', '/api/v3/register/confirm', 'Confirms an account: email.', confirm),
  siteCall('POST', '/api/v3/register/resend', 'Sends the confirmation again: email.', mail),
  siteCall('POST', '/api/v3/password/reset', 'Sends what sets a password anew: email.', mail),
];
