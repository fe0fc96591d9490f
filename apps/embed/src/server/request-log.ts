import type { MiddlewareHandler } from 'hono';

/** How much of a path is logged, in characters. */
const MAX_PATH = 500;

/** What is said of one request: never its query or headers, which may hold keys. */
export interface RequestRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  /** How long the response took. */
  ms: number;
}

/** Writes a record for each request once its response is there. */
export const requestLog =
  (write: (record: RequestRecord) => void): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    write({
      time: new Date().toISOString(),
      method: c.req.method,
      path: c.req.path.slice(0, MAX_PATH),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    });
  };
