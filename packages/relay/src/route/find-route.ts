import { Problem } from '../response/problem.ts';
import type { CallName } from './calls.ts';

export type Route =
  | { name: 'health' | 'capabilities' }
  | { name: CallName }
  | { name: 'media'; link: string };

const methodsOf = (name: string): readonly string[] =>
  name === 'shares' ? ['POST'] : ['GET', 'HEAD'];

/**
 * Finds the route of a request. Paths are compared literally except for a trailing slash, so that encoded
 * variants match nothing.
 *
 * @throws {Problem} 404, 405
 */
export function findRoute(
  { url, method }: Pick<Request, 'url' | 'method'>,
  basePath: string,
  calls: readonly CallName[],
  hasMedia: boolean,
): Route {
  const { pathname } = new URL(url);
  const isBelow = pathname.startsWith(`${basePath}/`);
  const path = isBelow ? pathname.slice(basePath.length + 1).replace(/\/$/, '') : '';
  const [, link] = /^media\/(.+)$/.exec(path) ?? [];
  const name = [...calls, 'health' as const, 'capabilities' as const].find((one) => one === path);
  const route: Route | undefined =
    hasMedia && link !== undefined ? { name: 'media', link } : name && { name };
  if (!route) {
    const detail = `The relay has no such path. Below “${basePath}/” it has: health, capabilities, ${calls.join(', ')}.`;
    throw new Problem({ status: 404, detail });
  }
  const allowed = methodsOf(route.name);
  if (allowed.includes(method)) return route;
  const allow = allowed.join(', ');
  throw new Problem({ status: 405, allow, detail: `“${route.name}” supports only ${allow}.` });
}
