import type { PlatformContext } from './context.ts';
import { readCookie } from './cookie.ts';
import type { Endpoint } from './endpoint.ts';

/** What a request carries to show who sends it. */
export interface Credentials {
  headers: Record<string, string>;
  query: Record<string, string>;
  /** Everything among it that nobody else may see. */
  secrets: readonly string[];
}

/** The credentials that an endpoint asks for (spec.md section 6); those that are not there are left out. */
export async function credentialsFor(
  platform: PlatformContext,
  { auth }: Endpoint,
  password?: string,
): Promise<Credentials> {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  const secrets: string[] = [];
  if (auth.includes('session')) {
    headers['X-Requested-With'] = 'XMLHttpRequest';
    const csrf = readCookie(platform.getCookies(), platform.csrfCookie);
    if (csrf) {
      headers['X-CSRFToken'] = csrf;
      secrets.push(csrf);
    }
  }
  if (auth.includes('token')) {
    const token = await platform.getToken();
    if (token) {
      headers.Authorization = `Token ${token}`;
      secrets.push(token);
    }
    if (password) {
      headers['X-Password'] = password;
      secrets.push(password);
    }
  }
  if (auth.includes('access_token')) {
    const token = await platform.getAccessToken();
    if (token) {
      query.access_token = token;
      secrets.push(token);
    }
  }
  return { headers, query, secrets };
}
