import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Call, Exchange } from './api/call.ts';
import { calls } from './api/calls.ts';
import { COMPRESSION_THRESHOLD, PREFLIGHT_SECONDS } from './constants.ts';
import { errorResponse, notFound, ServiceError } from './http/errors.ts';
import type { Service } from './service.ts';

/** What may be read besides the headers that any script may read. */
const EXPOSED = ['Content-Length', 'Content-Range', 'Accept-Ranges', 'ETag', 'Date'];

const checkKey = ({ service, query }: Exchange): void => {
  const key = query.get('api_key') ?? query.get('apikey');
  if (!key) throw new ServiceError(401, 'No API key found in request.');
  if (service.apiKeys.length > 0 && !service.apiKeys.includes(key)) {
    throw new ServiceError(403, 'Invalid authentication credentials.');
  }
};

/** The last three parts of a call: its key is checked, its answer named, its handler asked. */
const exchangeOf = (
  service: Service,
  request: Request,
  params: Record<string, string>,
): Exchange => {
  const { origin, searchParams } = new URL(request.url);
  const { siteUrl = origin, embedUrl } = service;
  return {
    service,
    request,
    params,
    query: searchParams,
    addresses: { origin, site: siteUrl, embed: embedUrl },
    responseId: service.nextResponseId(),
  };
};

const answer = (call: Call, exchange: Exchange): Response | Promise<Response> => {
  if (!call.open) checkKey(exchange);
  return call.handle(exchange);
};

const methodNotAllowed = (path: string): ServiceError => {
  const methods = calls.filter((call) => call.path === path).map(({ method }) => method);
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
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
  app.use(compress({ threshold: COMPRESSION_THRESHOLD }));

  for (const call of calls) {
    app.on(call.method, call.path, (c) =>
      answer(call, exchangeOf(service, c.req.raw, c.req.param())),
    );
  }
  for (const path of new Set(calls.map((call) => call.path))) {
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
