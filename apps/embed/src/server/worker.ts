/** The embed server on workerd, as in wrangler.jsonc: Cloudflare Workers and whatever else runs workerd. */
import { type Environment, SettingsError } from '@gifkit/server-kit';
import { cacheStore, withFallback } from '@gifkit/store';
import { Hono } from 'hono';
import { createEmbed } from './app.ts';
import { ASSETS_PATH, type Manifest, readAssets } from './assets.ts';
import { assetHeaders } from './fixed-headers.ts';
import { type PlatformCache, respondThroughCache } from './platform-cache.ts';
import { readSettings } from './settings.ts';

/** Of the client build that this worker was built after; vite.config.ts fills it in. */
declare const CLIENT_MANIFEST: Manifest;

/** The platform's own cache. */
declare const caches: { default: PlatformCache };

/** The settings as variables, and the client build as the platform serves it. */
interface Bindings extends Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** What keeps a request's work alive after its visitor has gone. */
interface Execution {
  waitUntil: (work: Promise<unknown>) => void;
  passThroughOnException: () => void;
  props: unknown;
}

type Embed = Hono<{ Bindings: Bindings }>;

function createWorker(bindings: Bindings): Embed {
  const settings = readSettings(bindings);
  for (const notice of settings.notices) console.warn(notice);
  if (settings.storeUrl) {
    console.warn('STORE_URL is for Node: this worker shares the cache of its platform.');
  }
  const embed = createEmbed(settings, readAssets(CLIENT_MANIFEST), {
    // Not a method of anything: workerd asks for its own `this`.
    fetch: (...request) => fetch(...request),
    store: withFallback(cacheStore()),
  });
  const app: Embed = new Hono();
  app.get(`${ASSETS_PATH}/*`, assetHeaders, async ({ env, req }) => {
    const file = await env.ASSETS.fetch(req.raw);
    return file.ok ? new Response(file.body, file) : embed.fetch(req.raw);
  });
  app.on('GET', ['/embed/*', '/player/*'], ({ req, executionCtx }) =>
    respondThroughCache(req.raw, {
      cache: caches.default,
      respond: async (request) => embed.fetch(request),
      waitUntil: (work) => executionCtx.waitUntil(work),
    }),
  );
  // Not `route`, which would leave its 404 page behind.
  app.all('*', ({ req }) => embed.fetch(req.raw));
  return app;
}

/** Wrong settings are said to whoever reads the log, and to nobody else. */
function explain(error: unknown): Response {
  console.error(error instanceof SettingsError ? error.message : error);
  return new Response('This server is not set up.', { status: 500 });
}

/** One for all requests of this instance, so that they share the cache. Variables are known with the first. */
let worker: Embed | undefined;

export default {
  fetch(request: Request, bindings: Bindings, execution: Execution): Response | Promise<Response> {
    try {
      worker ??= createWorker(bindings);
    } catch (error) {
      return explain(error);
    }
    const response = Promise.resolve(worker.fetch(request, bindings, execution));
    // Others may wait for the same API response, which would be cancelled when the first visitor leaves.
    execution.waitUntil(response);
    return response;
  },
};
