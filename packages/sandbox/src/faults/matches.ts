import type { Fault } from './fault.ts';

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const pathPattern = (path: string): ((pathname: string) => boolean) => {
  if (!path.includes('*')) return (pathname) => pathname.startsWith(path);
  const pattern = path
    .split('**')
    .map((part) => part.split('*').map(escapePattern).join('[^/]*'))
    .join('.*');
  const expression = new RegExp(`^${pattern}$`);
  return (pathname) => expression.test(pathname);
};

/** Makes a test for a pattern in which `*` matches anything. */
export const textPattern = (text: string): ((value: string) => boolean) => {
  const expression = new RegExp(`^${text.split('*').map(escapePattern).join('.*')}$`, 's');
  return (value) => expression.test(value);
};

const patternsOf = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).map(([name, text]) => [name, textPattern(text)] as const);

/** Makes a test for whether a fault matches a request. */
export function matcher(fault: Fault): (request: Request, url: URL) => boolean {
  const hasPath = pathPattern(fault.path);
  const query = patternsOf(fault.query);
  const headers = patternsOf(fault.requestHeaders);
  return ({ method, headers: sent }, { pathname, searchParams }) =>
    hasPath(pathname) &&
    (fault.method === undefined || fault.method === method) &&
    query.every(([name, isMeant]) => searchParams.getAll(name).some(isMeant)) &&
    headers.every(([name, isMeant]) => sent.has(name) && isMeant(sent.get(name) ?? ''));
}
