import { encode } from '@gifkit/http';
import type { PlatformContext } from './context.ts';

/**
 * Authentication of a call. `session`: the CSRF token, the AJAX header and the browser's cookies. `token`: an
 * Authorization header. `access_token`: a query parameter.
 */
export type Auth = 'session' | 'token' | 'access_token';

interface Credentials {
  headers: Record<string, string>;
  query: Record<string, string>;
  /** Secrets in all forms in which a server may repeat them. */
  secrets: readonly string[];
}

/** Shorter values are settings such as `theme=dark`, or common words that a message may contain. */
const MIN_COOKIE_LENGTH = 8;

const parseCookies = (cookies: string): Map<string, string> =>
  new Map(
    cookies.split(';').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );

/** Longer secrets come first, because they may contain a shorter one. */
const formsOf = (secrets: readonly (string | undefined)[]): string[] =>
  secrets
    .flatMap((secret = '') => [secret, secret.trim(), encode(secret)])
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);

export async function credentialsFor(
  platform: PlatformContext,
  auth: readonly Auth[],
  password: string | undefined,
): Promise<Credentials> {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  const secrets: (string | undefined)[] = [];
  if (auth.includes('session')) {
    headers['X-Requested-With'] = 'XMLHttpRequest';
    const cookies = platform.getCookies();
    const values = parseCookies(cookies);
    const csrf = values.get(platform.csrfCookie);
    if (csrf) headers['X-CSRFToken'] = csrf;
    secrets.push(csrf);
    // Browsers send cookies themselves, and scripts cannot set this header.
    if (cookies && typeof document === 'undefined') {
      headers.Cookie = cookies;
      const long = [...values.values()].filter((value) => value.length >= MIN_COOKIE_LENGTH);
      secrets.push(cookies, ...long);
    }
  }
  if (auth.includes('token')) {
    const token = await platform.getToken();
    if (token) headers.Authorization = `Token ${token}`;
    if (password) headers['X-Password'] = password;
    secrets.push(token, password);
  }
  if (auth.includes('access_token')) {
    const token = await platform.getAccessToken();
    if (token) query.access_token = token;
    secrets.push(token);
  }
  return { headers, query, secrets: formsOf(secrets) };
}
