import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createContext } from './api/context.ts';
import { PREFLIGHT_SECONDS } from './constants.ts';
import { dialectEndpoints } from './dialects/endpoints.ts';
import { endpoints } from './endpoints.ts';
import { errorResponse, notFound, ServiceError } from './http/errors.ts';
import { gzipped } from './http/gzip.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import type { Service } from './service.ts';

/** Headers that scripts of other origins may read, besides those that CORS always allows. */
const EXPOSED = ['Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag', 'Date'];

const served = [...platformEndpoints, ...dialectEndpoints, ...endpoints];

const methodNotAllowed = (path: string): ServiceError => {
  const methods = served.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ServiceError(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
};

/** The namespace whose state a request works with. */
interface Environment {
  Bindings: { service: Service };
}

/** The service as a Hono app: every endpoint, with CORS, compression and error responses around them. */
export function createApp(): Hono<Environment> {
  const app = new Hono<Environment>();
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

  for (const { method, path, isOpen, handle } of served) {
    app.on(method, path, (c) =>
      handle(createContext(c.env.service, { needsKey: !isOpen }, c.req.raw, c.req.param())),
    );
  }
  for (const path of new Set(served.map((endpoint) => endpoint.path))) {
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
}
