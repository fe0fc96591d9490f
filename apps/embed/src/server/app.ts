import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { PAGE_MAX_AGE, RETRY_AFTER } from '../constants.ts';
import type { Message } from '../page/MessagePage.tsx';
import type { Service } from '../page/page-data.ts';
import type { Assets } from './assets.ts';
import { createPageLoader } from './load-page.ts';
import { brokenPage, trouble, unknownGif, unknownPage } from './messages.ts';
import { toEmbedPage, toMessagePage } from './pages.tsx';
import { report as reportToConsole } from './report.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

export interface EmbedOptions {
  /** How the server asks the GIF API. @default the global fetch */
  fetch?: typeof fetch;
  /** Told about everything that made a page fail. @default a line on the console */
  report?: (error: unknown) => void;
}

type Variables = { Variables: SecureHeadersVariables };

/** The ids that the service gives out; anything else is no GIF, and is not asked for. */
const EMBED_ROUTE = '/embed/:id{[A-Za-z0-9_-]{1,64}}';

/**
 * The embed server as a function from Request to Response. It keeps nothing but a cache of API answers
 * and uses nothing of Node, so it runs on any platform, as often as needed.
 */
export function createEmbed(
  settings: Settings,
  assets: Assets,
  { fetch, report = reportToConsole }: EmbedOptions = {},
): Hono<Variables> {
  const loadPage = createPageLoader(settings, fetch);
  const { apiUrl, apiKey, avatarsUrl, siteUrl, providerName, publicUrl } = settings;
  const service: Service = { apiUrl, apiKey, avatarsUrl, siteUrl, providerName };
  const app = new Hono<Variables>();

  const nonceOf = (c: Context<Variables>) => c.get('secureHeadersNonce') ?? '';
  const say = (c: Context<Variables>, message: Message, status: 404 | 500 | 502 | 503 | 504) =>
    c.html(toMessagePage(message, nonceOf(c)), status);

  app.use(securityHeaders(settings));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/healthz', (c) => c.text('ok'));

  app.get(EMBED_ROUTE, async (c) => {
    const page = await loadPage(c.req.param('id'));
    if (page.kind === 'unknown') return say(c, unknownGif(service), 404);
    if (page.kind === 'trouble') {
      report(page.error);
      c.header('Retry-After', String(RETRY_AFTER));
      return say(c, trouble(page.status, c.req.path), page.status);
    }
    const { gif, related } = page;
    c.header('Cache-Control', `public, max-age=${PAGE_MAX_AGE}`);
    return c.html(toEmbedPage({ gif, related, service }, { assets, publicUrl }, nonceOf(c)));
  });

  app.notFound((c) => say(c, unknownPage(service), 404));

  app.onError((error, c) => {
    report(error);
    return say(c, brokenPage(c.req.path), 500);
  });

  return app;
}
