import type { PlatformContext } from '../context/context.ts';
import { getApiKey } from '../context/get-api-key.ts';
import type { Auth } from './auth.ts';
import { cookieValues, readCookie } from './cookie.ts';

/** What authenticates a request. */
export interface Credentials {
  headers: Record<string, string>;
  query: Record<string, string>;
  /** The secrets among them, which nobody else may see. */
  secrets: readonly string[];
}

/** Browsers send cookies by themselves, and scripts cannot set the header. */
const sendsOwnCookies = (): boolean => typeof document !== 'undefined';

function sessionCredentials({ getCookies, csrfCookie }: PlatformContext): Credentials {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const cookies = getCookies();
  const csrf = readCookie(cookies, csrfCookie);
  if (csrf) headers['X-CSRFToken'] = csrf;
  const isSent = cookies !== '' && !sendsOwnCookies();
  if (isSent) headers.Cookie = cookies;
  const secrets = [...(csrf ? [csrf] : []), ...(isSent ? [cookies, ...cookieValues(cookies)] : [])];
  return { headers, query: {}, secrets };
}

async function tokenCredentials(
  { getToken }: PlatformContext,
  password: string | undefined,
): Promise<Credentials> {
  const headers: Record<string, string> = {};
  const token = await getToken();
  if (token) headers.Authorization = `Token ${token}`;
  if (password) headers['X-Password'] = password;
  return {
    headers,
    query: {},
    secrets: [token, password].filter((secret) => secret !== undefined),
  };
}

function queryCredentials(name: string, secret: string | undefined): Credentials {
  if (!secret) return { headers: {}, query: {}, secrets: [] };
  return { headers: {}, query: { [name]: secret }, secrets: [secret] };
}

/** The credentials that an endpoint needs, as far as the platform has them. */
export async function credentialsFor(
  platform: PlatformContext,
  { auth }: { auth: readonly Auth[] },
  password?: string,
): Promise<Credentials> {
  const all: Credentials[] = [];
  if (auth.includes('session')) all.push(sessionCredentials(platform));
  if (auth.includes('token')) all.push(await tokenCredentials(platform, password));
  if (auth.includes('access_token')) {
    all.push(queryCredentials('access_token', await platform.getAccessToken()));
  }
  if (auth.includes('api_key')) all.push(queryCredentials('api_key', getApiKey(platform, 'web')));
  return {
    headers: Object.assign({}, ...all.map(({ headers }) => headers)),
    query: Object.assign({}, ...all.map(({ query }) => query)),
    secrets: all.flatMap(({ secrets }) => secrets),
  };
}
