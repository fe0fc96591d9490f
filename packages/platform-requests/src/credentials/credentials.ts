import type { PlatformContext } from '../context/context.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import { readCookie } from './cookie.ts';

/** What a request shows who sends it by. */
export interface Credentials {
  headers: Record<string, string>;
  query: Record<string, string>;
  /** The secrets among them, which nobody else may see. */
  secrets: readonly string[];
}

/** The credentials that an endpoint needs, as far as the platform has them. */
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
