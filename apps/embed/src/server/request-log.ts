import type { MiddlewareHandler } from 'hono';

const MAX_PATH = 500;

/** Log record of a request. Has no query or headers, which may contain keys. */
export interface RequestRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  ms: number;
}

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
