/** The embed server on workerd, for Cloudflare Workers and other hosts; see wrangler.jsonc. */
import { EMBED_OPTIONS } from '@gifkit/embed-sdk';
import { type Environment, SettingsError } from '@gifkit/server-kit';
import { cacheStore, withFallback } from '@gifkit/store';
import { type ExecutionContext, Hono, type MiddlewareHandler } from 'hono';
import { cache } from 'hono/cache';
import { etag } from 'hono/etag';
import { createEmbed } from './app.ts';
import { ASSETS_PATH, type Manifest, readAssets } from './assets.ts';
import { assetHeaders } from './fixed-headers.ts';
import { DEVICE_HEADER, LANGUAGE_HEADER, readPageRequest } from './page-request.ts';
import { readSettings } from './settings.ts';

/** Inserted by vite.config.ts. */
declare const CLIENT_MANIFEST: Manifest;

interface Bindings extends Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

type Embed = Hono<{ Bindings: Bindings }>;

/** Reduces a request to what its page depends on: address, device, language and Save-Data. */
const reduceRequest: MiddlewareHandler = (c, next) => {
  const { raw } = c.req;
  const { visit, language } = readPageRequest(raw);
  const url = new URL(raw.url);
  // The API key of a host page does not change the page.
  url.searchParams.delete(EMBED_OPTIONS.apiKey.query);
  const headers = {
    [DEVICE_HEADER]: visit.isMobile ? 'phone' : 'desktop',
    [LANGUAGE_HEADER]: language,
    'Save-Data': visit.savesData ? 'on' : '',
  };
  c.req.raw = new Request(url, { method: raw.method, headers });
  return next();
};

function createWorker(bindings: Bindings): Embed {
  const settings = readSettings(bindings);
  for (const notice of settings.notices) console.warn(notice);
  if (settings.storeUrl) {
    console.warn('STORE_URL is for Node: this worker shares the cache of its platform.');
  }
  const embed = createEmbed(settings, readAssets(CLIENT_MANIFEST), {
    // workerd requires fetch to be called without another `this`.
    fetch: (...request) => fetch(...request),
    store: withFallback(cacheStore()),
  });
  const app: Embed = new Hono();
  app.get(`${ASSETS_PATH}/*`, assetHeaders, async ({ env, req }) => {
    const file = await env.ASSETS.fetch(req.raw);
    return file.ok ? new Response(file.body, file) : embed.fetch(req.raw);
  });
  // Shared by all instances of a data center.
  const cached = cache({
    cacheName: 'gifkit-pages',
    vary: [DEVICE_HEADER, LANGUAGE_HEADER, 'Save-Data'],
  });
  app.on('GET', ['/embed/*', '/player/*'], etag(), reduceRequest, cached, ({ req }) =>
    embed.fetch(req.raw),
  );
  // `route` would not pass on the embed's 404 page.
  app.all('*', ({ req }) => embed.fetch(req.raw));
  return app;
}

function explain(error: unknown): Response {
  console.error(error instanceof SettingsError ? error.message : error);
  return new Response('This server is not set up.', { status: 500 });
}

/** Shared by all requests of this instance, with one cache. Created on the first request, which has the variables. */
let worker: Embed | undefined;

export default {
  fetch(
    request: Request,
    bindings: Bindings,
    execution: ExecutionContext,
  ): Response | Promise<Response> {
    try {
      worker ??= createWorker(bindings);
    } catch (error) {
      return explain(error);
    }
    const response = Promise.resolve(worker.fetch(request, bindings, execution));
    // Other users may share this API request, so it must survive the first user's disconnect.
    execution.waitUntil(response);
    return response;
  },
};
