import { GIF_ID_PATTERN } from '@gifkit/embed-sdk';
import { languages } from '@gifkit/labels';
import type { EmbedMessages } from '@gifkit/labels/en/embed';
import { report as reportToConsole } from '@gifkit/server-kit';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { PAGE_MAX_AGE, RETRY_AFTER } from '../constants.ts';
import type { PageService } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { createContentPolicy } from './content-policy.ts';
import { SECURITY_HEADERS } from './fixed-headers.ts';
import { createGifPages } from './gif-pages.ts';
import { createPageLoader, type PageSourceOptions } from './load-page.ts';
import { respondToOEmbed } from './oembed-route.ts';
import { readPageRequest } from './page-request.ts';
import { type RenderContext, toMessagePage } from './pages.tsx';
import { type Encoders, type Page, sendPage } from './send-page.ts';
import type { Settings } from './settings.ts';

interface EmbedOptions extends PageSourceOptions {
  /** Whether the server is shutting down and should get no new users. @default never */
  isStopping?: () => boolean;
  /** Compressors for pages, run once per page. Default: none; the platform compresses. */
  encoders?: Encoders;
}

/** Matches only valid GIF ids; others are not requested from the service. */
const GIF_ROUTE = `/:view{(?:embed|player)}/:id{${GIF_ID_PATTERN}}` as const;

/** Caching of pages: serve stale for 10 min while revalidating, and for a day on errors. */
const PAGE_CACHING = `public, max-age=${PAGE_MAX_AGE}, stale-while-revalidate=600, stale-if-error=86400`;

const JITTER = 6;

/**
 * Seconds until a failed page retries: 6 to 12, at random, but not before the service allows it.
 *
 * @param retryAt when the service allows a retry, in ms since the epoch. @default unknown
 */
const secondsTo = (retryAt = 0): number =>
  Math.max(RETRY_AFTER, Math.ceil((retryAt - Date.now()) / 1000)) +
  Math.floor(Math.random() * (JITTER + 1));

/** Maximum length of a logged path. */
const MAX_PATH = 500;

/** Logs a line of JSON per request, without query and headers, which may contain keys. */
const logRequest: MiddlewareHandler = async (c, next) => {
  const began = performance.now();
  await next();
  const record = {
    time: new Date().toISOString(),
    method: c.req.method,
    path: c.req.path.slice(0, MAX_PATH),
    status: c.res.status,
    ms: Math.round(performance.now() - began),
  };
  console.log(JSON.stringify(record));
};

/** Statuses of problems that are not named by their status. */
const STATUSES = { unknownGif: 404, unknownPage: 404, brokenPage: 500 } as const;

/**
 * Creates the embed server as a function from Request to Response. It keeps only a cache of GIFs and pages and uses
 * no Node API, so it runs on any platform, in any number of copies.
 */
export function createEmbed(
  settings: Settings,
  assets: Assets,
  {
    fetch,
    store,
    report = reportToConsole,
    isStopping = () => false,
    encoders = {},
  }: EmbedOptions = {},
): Hono {
  const loadPage = createPageLoader(settings, { fetch, store, report });
  const { apiUrl, apiKey, isCatalog, pingbackUrl, siteUrl, publicUrl, providerName, hidesMark } =
    settings;
  const service: PageService = {
    apiUrl,
    apiKey,
    isCatalog,
    pingbackUrl,
    siteUrl,
    publicUrl,
    providerName,
    hidesMark,
    hosts: settings.frameAncestors.includes('*') ? 'any' : settings.frameAncestors,
  };
  const context: RenderContext = { settings, assets, encoders };
  const gifPage = createGifPages(context, service, loadPage);
  const contentPolicy = createContentPolicy(settings);
  const app = new Hono();

  const headersFor = (request: Request, page?: Page): Record<string, string> => ({
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentPolicy(new URL(request.url).pathname, page?.styleHashes),
  });

  const sendMessage = async (
    { req: { raw: request, path } }: Context,
    problem: keyof EmbedMessages,
    seconds?: number,
    givenVary?: string,
  ): Promise<Response> => {
    const { language, theme, query, languageVary } = readPageRequest(request);
    const vary = givenVary ?? languageVary;
    const { labels, messages } = await languages[language].loadEmbed();
    const status = typeof problem === 'number' ? problem : STATUSES[problem];
    // A retry cannot help with a 404, so it links elsewhere.
    const action =
      status === 404
        ? { label: labels.goTo(providerName ?? labels.website), href: siteUrl, opensTab: true }
        : { label: labels.tryAgain, href: path + query };
    const message = { ...messages[problem], action };
    const { hosts } = service;
    const data = { status, message: message.title, hosts, retryAfter: seconds };
    const page = await toMessagePage(message, language, data, context, theme);
    const headers = {
      ...headersFor(request, page),
      ...(vary && { Vary: vary }),
      // The page retries by its script, or without scripts by the Refresh header.
      ...(seconds && { 'Retry-After': String(seconds), Refresh: String(seconds) }),
    };
    return sendPage(request, page, headers, encoders, status);
  };

  if (settings.logsRequests) app.use(logRequest);

  // The first route, for speed: most pages are cached and sent unchanged.
  app.get(GIF_ROUTE, (c): Response | Promise<Response> => {
    const request = c.req.raw;
    const { vary, languageVary: _, ...asked } = readPageRequest(request);
    const send = (page: Page) => {
      const caching = { 'Cache-Control': PAGE_CACHING, Vary: vary };
      return sendPage(request, page, { ...headersFor(request, page), ...caching }, encoders);
    };
    const { id, view } = c.req.param();
    const result = gifPage({ view: view === 'player' ? view : 'embed', id, ...asked });
    if (!(result instanceof Promise)) return send(result);
    return result.then((outcome): Response | Promise<Response> => {
      if (!('status' in outcome)) return send(outcome);
      const { status, retryAt } = outcome;
      const seconds = status === 404 ? undefined : secondsTo(retryAt);
      return sendMessage(c, status === 404 ? 'unknownGif' : status, seconds, vary);
    });
  });

  app.use((c, next) => {
    for (const [name, value] of Object.entries(headersFor(c.req.raw))) c.header(name, value);
    return next();
  });

  app.use(async (c, next) => {
    if (/^(?:GET|HEAD)$/.test(c.req.method)) return next();
    return c.text('Only GET and HEAD are allowed.', 405, { Allow: 'GET, HEAD' });
  });

  app.get('/healthz', (c) => c.text('ok'));

  app.get('/readyz', (c) =>
    isStopping() ? c.text('This server is shutting down.', 503) : c.text('ready'),
  );

  // Canonical URLs have no trailing slash.
  app.get(`${GIF_ROUTE}/`, (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname.slice(0, -1) + search, 301);
  });

  app.get('/oembed', etag(), (c) => respondToOEmbed(c, { settings, loadPage, report, secondsTo }));

  app.notFound((c) => sendMessage(c, 'unknownPage'));

  app.onError((error, c) => {
    report(error);
    return sendMessage(c, 'brokenPage');
  });

  return app;
}
