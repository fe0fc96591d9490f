import { getPath } from 'hono/utils/url';

/** Whether a request is for the sandbox's own endpoints, by the decoded path that the router uses. */
export const isControlPath = (request: Request): boolean =>
  getPath(request).startsWith('/_sandbox/');

/** Whether the admin page itself sent a request, for its pictures or by one of its links. */
export function isOfAdminPage({ headers }: Request): boolean {
  const referrer = headers.get('Referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).pathname === '/_sandbox/admin';
}
