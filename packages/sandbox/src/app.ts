import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { endpoints } from './endpoints.ts';
import { errorResponse, notFound, ServiceError } from './http/errors.ts';
import { createContext } from './http-api/context.ts';
import type { Service } from './state/service.ts';

/** Maximum size of a request body in bytes: an uploaded file and its form. */
const MAX_BODY_BYTES = 100_000_000;

/** Time in s for which browsers may cache a preflight response. */
const PREFLIGHT_SECONDS = 86_400;

/** Headers exposed to scripts of other origins, besides the CORS-safelisted ones. */
const EXPOSED = ['Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag', 'Date', 'Retry-After'];

const methodNotAllowed = (path: string): ServiceError => {
  const methods = endpoints
    .filter((endpoint) => endpoint.path === path)
    .map(({ method }) => method);
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ServiceError(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
};

const refuseLarge = (): never => {
  throw new ServiceError(413, `The body has more than ${MAX_BODY_BYTES} bytes.`);
};

export function createApp(service: Service): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: EXPOSED,
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLarge }));
  for (const { method, path, handle } of endpoints) {
    app.on(method, path, (c) => handle(createContext(service, c.req.raw, c.req.param())));
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    app.all(path, () => {
      throw methodNotAllowed(path);
    });
  }
  app.notFound(() => errorResponse(notFound()));
  app.onError((error) => {
    if (error instanceof ServiceError) return errorResponse(error);
    // Closing the sandbox aborts drawings, and a closed connection its upload.
    const { name, code }: NodeJS.ErrnoException = error;
    if (name !== 'AbortError' && code !== 'ECONNRESET') console.error(error);
    return errorResponse(new ServiceError(500, 'Internal Server Error'));
  });
  return app;
}
