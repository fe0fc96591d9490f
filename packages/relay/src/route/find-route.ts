import { Problem } from '../response/problem.ts';
import type { CallName } from './calls.ts';

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
): CallName | 'health' | 'capabilities' {
  const { pathname } = new URL(url);
  const isBelow = pathname.startsWith(`${basePath}/`);
  const path = isBelow ? pathname.slice(basePath.length + 1).replace(/\/$/, '') : '';
  const routes = ['health', 'capabilities', ...calls] as const;
  const route = routes.find((one) => one === path);
  if (!route) {
    const detail = `The relay has no such path. Below “${basePath}/” it has: ${routes.join(', ')}.`;
    throw new Problem({ status: 404, detail });
  }
  const allowed = route === 'shares' ? ['POST'] : ['GET', 'HEAD'];
  if (allowed.includes(method)) return route;
  const allow = allowed.join(', ');
  throw new Problem({ status: 405, allow, detail: `“${route}” supports only ${allow}.` });
}
