import type { Fault } from './fault.ts';
import { matchPattern, withPathStars, withStars } from './wildcards.ts';

const pathPattern = (path: string): ((pathname: string) => boolean) =>
  path.includes('*') ? matchPattern(withPathStars(path)) : (pathname) => pathname.startsWith(path);

/** Makes a test for a whole path, in which `*` matches within a segment. */
export const wholePathPattern = (path: string): ((pathname: string) => boolean) =>
  path.includes('*') ? matchPattern(withPathStars(path)) : (pathname) => pathname === path;

/** Makes a test for a pattern in which `*` matches anything. */
export const textPattern = (text: string): ((value: string) => boolean) =>
  text.includes('*') ? matchPattern(withStars(text)) : (value) => value === text;

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
