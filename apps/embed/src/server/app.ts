import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { PAGE_MAX_AGE, RETRY_AFTER } from '../constants.ts';
import type { Message } from '../page/MessagePage.tsx';
import { slimGif, toRelatedStill } from '../page/slim-gif.ts';
import type { PageData, Service } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { createPageLoader } from './load-page.ts';
import { brokenPage, trouble, unknownGif, unknownPage } from './messages.ts';
import { readOEmbedQuery, toOEmbed, toXml } from './oembed.ts';
import { toGifPage, toMessagePage } from './pages.tsx';
import { report as reportToConsole } from './report.ts';
import { type RequestRecord, requestLog, writeLine } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { readVisit, VARY } from './visit.ts';

export interface EmbedOptions {
  /** How the server asks the GIF API. @default the global fetch */
  fetch?: typeof fetch;
  /** Told about everything that made a page fail. @default a line on the console */
  report?: (error: unknown) => void;
  /** Told about each request, where the settings want that. @default a line of JSON on the console */
  log?: (record: RequestRecord) => void;
}

type Variables = { Variables: SecureHeadersVariables };

/** The ids that the service gives out; anything else is no GIF, and is not asked for. */
const GIF_ROUTE = '/:variant{(?:embed|player)}/:id{[A-Za-z0-9_-]{1,64}}';

/**
 * The embed server as a function from Request to Response. It keeps nothing but a cache of API responses
 * and uses nothing of Node, so it runs on any platform, as often as needed.
 */
export function createEmbed(
  settings: Settings,
  assets: Assets,
  { fetch, report = reportToConsole, log = writeLine }: EmbedOptions = {},
): Hono<Variables> {
  const { loadPage, checkReady } = createPageLoader(settings, fetch);
  const { apiUrl, apiKey, avatarsUrl, siteUrl, providerName, publicUrl, frameAncestors } = settings;
  const pingbackUrl = new URL(settings.pingbackUrl).origin;
  const service: Service = {
    apiUrl,
    apiKey,
    pingbackUrl,
    avatarsUrl,
    siteUrl,
    publicUrl,
    providerName,
    hosts: frameAncestors.includes('*') ? 'any' : frameAncestors,
  };
  const app = new Hono<Variables>();

  const nonceOf = (c: Context<Variables>) => c.get('secureHeadersNonce') ?? '';
  const say = (c: Context<Variables>, message: Message, status: 404 | 500 | 502 | 503 | 504) =>
    c.html(toMessagePage(message, nonceOf(c)), status);

  if (settings.logsRequests) app.use(requestLog(log));
  app.use(securityHeaders(settings));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.use(async (c, next) => {
    if (/^(?:GET|HEAD)$/.test(c.req.method)) return next();
    return c.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' });
  });

  app.get('/healthz', (c) => c.text('ok'));

  app.get('/readyz', async (c) => {
    const isReady = await checkReady();
    return isReady ? c.text('ready') : c.text('The GIF service does not answer.', 503);
  });

  app.get(GIF_ROUTE, async (c) => {
    c.header('Vary', VARY);
    const { variant, id } = c.req.param();
    const page = await loadPage(id);
    if (page.kind === 'unknown') return say(c, unknownGif(service), 404);
    if (page.kind === 'trouble') {
      report(page.error);
      c.header('Retry-After', String(RETRY_AFTER));
      // The page asks again by itself.
      c.header('Refresh', String(RETRY_AFTER));
      return say(c, trouble(page.status, c.req.path), page.status);
    }
    const { gif, related } = page;
    const data: PageData = {
      variant: variant === 'player' ? 'player' : 'page',
      gif: slimGif(gif),
      related: variant === 'player' ? undefined : related?.map(toRelatedStill),
      service,
      visit: readVisit(c.req.raw),
    };
    c.header('Cache-Control', `public, max-age=${PAGE_MAX_AGE}`);
    return c.html(toGifPage(data, { assets, settings, nonce: nonceOf(c) }));
  });

  app.get('/oembed', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    const query = readOEmbedQuery(new URL(c.req.url), settings);
    if ('status' in query) return c.json({ error: query.message }, query.status);
    const page = await loadPage(query.id);
    if (page.kind === 'unknown') return c.json({ error: 'There is no such GIF.' }, 404);
    if (page.kind === 'trouble') {
      report(page.error);
      c.header('Retry-After', String(RETRY_AFTER));
      return c.json({ error: 'The GIF service does not answer right now.' }, page.status);
    }
    c.header('Cache-Control', `public, max-age=${PAGE_MAX_AGE}`);
    const oembed = toOEmbed(page.gif, query, settings);
    if (query.format === 'json') return c.json(oembed);
    return c.body(toXml(oembed), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
  });

  app.notFound((c) => say(c, unknownPage(service), 404));

  app.onError((error, c) => {
    report(error);
    return say(c, brokenPage(c.req.path), 500);
  });

  return app;
}
