import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { calls } from './api/calls.ts';
import { openExchange } from './api/exchange.ts';
import { PREFLIGHT_SECONDS } from './constants.ts';
import { errorResponse, notFound, ServiceError } from './http/errors.ts';
import { gzipped } from './http/gzip.ts';
import { platformCalls } from './platform/calls.ts';
import type { Service } from './service.ts';

/** What scripts of other origins may read besides the headers that they always may. */
const EXPOSED = ['Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag', 'Date'];

const served = [...platformCalls, ...calls];

const methodNotAllowed = (path: string): ServiceError => {
  const methods = served.filter((call) => call.path === path).map(({ method }) => method);
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ServiceError(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
};

/** The service as a Hono app: every call, with what all answers have in common around them. */
export const createApp = (service: Service): Hono => {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: EXPOSED,
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.res = await gzipped(c.req.raw, c.res);
  });

  for (const call of served) {
    app.on(call.method, call.path, (c) =>
      call.handle(openExchange(service, call, c.req.raw, c.req.param())),
    );
  }
  for (const path of new Set(served.map((call) => call.path))) {
    app.all(path, () => {
      throw methodNotAllowed(path);
    });
  }
  app.notFound(() => errorResponse(notFound()));
  app.onError((error) => {
    if (error instanceof ServiceError) return errorResponse(error);
    console.error(error);
    return errorResponse(new ServiceError(500, 'Internal Server Error'));
  });
  return app;
};
