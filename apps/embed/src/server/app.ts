import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { FailureData } from '../failure-data.ts';
import type { Message } from '../page/MessagePage.tsx';
import type { Service } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { createContentPolicy } from './content-policy.ts';
import { createGifPages, GIF_ROUTE, PAGE_CACHING, variantOf } from './gif-route.ts';
import { createPageSource } from './load-page.ts';
import { brokenPage, trouble, unknownGif, unknownPage } from './messages.ts';
import { respondToOEmbed } from './oembed-route.ts';
import { type Page, toMessagePage } from './pages.tsx';
import { report as reportToConsole } from './report.ts';
import { type RequestRecord, requestLog, writeLine } from './request-log.ts';
import { retryAfter } from './retry-after.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { readVisit, varyOf } from './visit.ts';

export interface EmbedOptions {
  /** How the server asks the GIF API. @default the global fetch */
  fetch?: typeof fetch;
  /** Told about everything that made a page fail. @default a line on the console */
  report?: (error: unknown) => void;
  /** Told about each request, where the settings want that. @default a line of JSON on the console */
  log?: (record: RequestRecord) => void;
}

/** Of the page that a response carries. */
type Variables = { Variables: { styleHash: string } };

type FailureStatus = 404 | 500 | 502 | 503 | 504;

/**
 * The embed server as a function from Request to Response. It keeps nothing but a cache of GIFs and pages
 * and uses nothing of Node, so it runs on any platform, in as many copies as needed.
 */
export function createEmbed(
  settings: Settings,
  assets: Assets,
  { fetch, report = reportToConsole, log = writeLine }: EmbedOptions = {},
): Hono<Variables> {
  const { loadPage, checkReady } = createPageSource(settings, fetch);
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
  const getGifPage = createGifPages({ settings, service, assets, loadPage });
  const contentPolicy = createContentPolicy(settings);
  const app = new Hono<Variables>();

  const send = (c: Context<Variables>, { html, styleHash }: Page, status: 200 | FailureStatus) => {
    c.set('styleHash', styleHash);
    return c.html(html, status);
  };
  const sendMessage = async (c: Context<Variables>, message: Message, status: FailureStatus) => {
    const data: FailureData = { status, message: message.title, hosts: service.hosts };
    c.header('Cache-Control', 'no-store');
    return send(c, await toMessagePage(message, { data, assets }), status);
  };

  if (settings.logsRequests) app.use(requestLog(log));
  app.use(securityHeaders());
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
    const policy = contentPolicy({ url: new URL(c.req.url), styleHash: c.get('styleHash') });
    c.header('Content-Security-Policy', policy);
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

  app.get(GIF_ROUTE, etag(), async (c) => {
    c.header('Vary', varyOf(c.req.raw));
    const result = await getGifPage(variantOf(c), c.req.param('id'), readVisit(c.req.raw));
    if ('html' in result) {
      c.header('Cache-Control', PAGE_CACHING);
      c.header('ETag', result.etag);
      return send(c, result, 200);
    }
    if (result.kind === 'unknown') return sendMessage(c, unknownGif(service), 404);
    report(result.error);
    const seconds = String(retryAfter());
    c.header('Retry-After', seconds);
    // The page asks again by itself.
    c.header('Refresh', seconds);
    return sendMessage(c, trouble(result.status, c.req.path), result.status);
  });

  app.get('/oembed', etag(), (c) => respondToOEmbed(c, { settings, loadPage, report }));

  app.notFound((c) => sendMessage(c, unknownPage(service), 404));

  app.onError((error, c) => {
    report(error);
    return sendMessage(c, brokenPage(c.req.path), 500);
  });

  return app;
}
