import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { PREFLIGHT_SECONDS } from './constants.ts';
import { endpoints } from './endpoints.ts';
import { errorResponse, notFound, ServiceError } from './http/errors.ts';
import { gzipped } from './http/gzip.ts';
import { createContext, keyOf } from './http-api/context.ts';
import { countRequest, RATE_LIMIT_HEADERS } from './http-api/count-request.ts';
import { dialectEndpoints } from './http-api/dialects/dialect-endpoints.ts';
import { platformEndpoints } from './http-api/platform/platform-endpoints.ts';
import type { Namespace } from './state/namespace.ts';

/** Headers that scripts of other origins may read, besides those that CORS always allows. */
const EXPOSED = [
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Date',
  ...RATE_LIMIT_HEADERS,
];

const served = [...platformEndpoints, ...dialectEndpoints, ...endpoints];

const methodNotAllowed = (path: string): ServiceError => {
  const methods = served.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ServiceError(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
};

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: EXPOSED,
  maxAge: PREFLIGHT_SECONDS,
});

/** The namespace whose state a request works with. */
interface Environment {
  Bindings: { namespace: Namespace };
  /** Headers of a context, for the response when its endpoint refuses the request. */
  Variables: { headers: Headers };
}

/** The service as a Hono app: every endpoint, with CORS, compression and error responses around them. */
export function createApp(): Hono<Environment> {
  const app = new Hono<Environment>();
  app.options('*', preflight);
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Access-Control-Expose-Headers', EXPOSED.join(','));
    for (const [name, value] of c.var.headers ?? []) headers.set(name, value);
    const response = await gzipped(c.req.raw, c.res);
    // If this replaced another response, Hono would read its body through a stream.
    c.res = undefined;
    c.res = response;
  });

  for (const { method, path, isOpen, isUncounted, isMedia, handle } of served) {
    app.on(method, path, (c) => {
      if (!isMedia) c.env.namespace.giveWay();
      const needsKey = !isOpen;
      const context = createContext(c.env.namespace, { needsKey }, c.req.raw, c.req.param());
      c.set('headers', context.headers);
      if (needsKey && !isUncounted) countRequest(context, keyOf(context.query) ?? '');
      return handle(context);
    });
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
