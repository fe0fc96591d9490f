import { report as reportToConsole } from '@gifkit/server-kit';
import type { Store } from '@gifkit/store';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { FailureData } from '../failure-data.ts';
import type { Language } from '../labels/languages.ts';
import type { Message } from '../page/MessagePage.tsx';
import type { PageService } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { createContentPolicy } from './content-policy.ts';
import type { Encoders } from './encodings.ts';
import { SECURITY_HEADERS } from './fixed-headers.ts';
import {
  createGifPages,
  GIF_ROUTE,
  type GifPageKey,
  PAGE_CACHING,
  variantOf,
} from './gif-route.ts';
import { chooseLanguage, languageVary } from './language.ts';
import { createPageSource } from './load-page.ts';
import { brokenPage, trouble, unknownGif, unknownPage } from './messages.ts';
import { respondToOEmbed } from './oembed-route.ts';
import { chooseTheme, toQuery } from './page-query.ts';
import { type Page, type RenderContext, toMessagePage } from './pages.tsx';
import { type RequestRecord, requestLog, writeLine } from './request-log.ts';
import { retryAfter } from './retry-after.ts';
import { createPageSender } from './send-page.ts';
import type { Settings } from './settings.ts';
import { type Sha256, sha256 as webSha256 } from './sha256.ts';
import { readVisit, varyOf } from './visit.ts';

export interface EmbedOptions {
  /** How the server asks the GIF API. @default the global fetch */
  fetch?: typeof fetch;
  /** What copies of the server share. @default each keeps what it knows for itself */
  store?: Store | undefined;
  /** Told about everything that made a page fail. @default a line on the console */
  report?: (error: unknown) => void;
  /** Told about each request, where the settings want that. @default a line of JSON on the console */
  log?: (record: RequestRecord) => void;
  /** Hashes pages and styles. @default by the Web's API, which takes a while to come back on Node */
  sha256?: Sha256;
  /** Whether the server was told to stop, and should get no more visitors. @default never */
  isStopping?: () => boolean;
  /** Compress pages, each once. @default none: the platform does it */
  encoders?: Encoders;
}

/** The address of a page, with what it asks for. */
const samePage = ({ req }: Context): string => req.path + toQuery(req.raw);

type FailureStatus = 404 | 500 | 502 | 503 | 504;

/**
 * The embed server as a function from Request to Response. It keeps nothing but a cache of GIFs and pages
 * and uses nothing of Node, so it runs on any platform, in as many copies as needed.
 */
export function createEmbed(
  settings: Settings,
  assets: Assets,
  {
    fetch,
    store,
    report = reportToConsole,
    log = writeLine,
    sha256 = webSha256,
    isStopping = () => false,
    encoders = {},
  }: EmbedOptions = {},
): Hono {
  const { loadPage, checkReady } = createPageSource(settings, { fetch, store });
  const { apiUrl, apiKey, pingbackUrl, siteUrl, publicUrl, providerName, hidesMark } = settings;
  const service: PageService = {
    apiUrl,
    apiKey,
    pingbackUrl,
    siteUrl,
    publicUrl,
    providerName,
    hidesMark,
    hosts: settings.frameAncestors.includes('*') ? 'any' : settings.frameAncestors,
  };
  const context: RenderContext = { settings, assets, sha256, encoders };
  const pages = createGifPages({ context, service, loadPage });
  const { send } = createPageSender(encoders);
  const contentPolicy = createContentPolicy(settings);
  const app = new Hono();

  /** Of every response. */
  const headersFor = (request: Request, page?: Page): Record<string, string> => {
    const { pathname } = new URL(request.url);
    const policy = contentPolicy({ pathname, ...(page && { styleHashes: page.styleHashes }) });
    return {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    };
  };

  const sendMessage = async (
    { req }: Context,
    toMessage: (language: Language) => Message,
    status: FailureStatus,
    headers: Record<string, string> = {},
    seconds?: number,
  ) => {
    const language = chooseLanguage(req.raw);
    const Vary = languageVary(req.raw);
    const message = toMessage(language);
    const again = seconds === undefined ? {} : { retryAfter: seconds };
    const data: FailureData = { status, message: message.title, hosts: service.hosts, ...again };
    // The page asks again by itself, by its script or else by this header.
    const wait = String(seconds);
    const retry = seconds === undefined ? {} : { 'Retry-After': wait, Refresh: wait };
    const page = await toMessagePage(message, language, data, context, chooseTheme(req.raw));
    return send(
      req.raw,
      page,
      { ...headersFor(req.raw, page), ...(Vary && { Vary }), ...headers, ...retry },
      status,
    );
  };

  if (settings.logsRequests) app.use(requestLog(log));

  const sendGifPage = (request: Request, page: Page) =>
    send(request, page, {
      ...headersFor(request, page),
      'Cache-Control': PAGE_CACHING,
      Vary: varyOf(request),
    });

  // Before all else: most pages are there, and are sent as they are.
  app.get(GIF_ROUTE, (c) => {
    const request = c.req.raw;
    const key = {
      variant: variantOf(c),
      id: c.req.param('id'),
      visit: readVisit(request),
      language: chooseLanguage(request),
      theme: chooseTheme(request),
      query: toQuery(request),
    };
    const kept = pages.kept(key);
    return kept ? sendGifPage(request, kept) : makeGifPage(c, key);
  });

  async function makeGifPage(c: Context, key: GifPageKey): Promise<Response> {
    const result = await pages.make(key);
    if (!('kind' in result)) return sendGifPage(c.req.raw, result);
    const headers = { Vary: varyOf(c.req.raw) };
    if (result.kind === 'unknown')
      return sendMessage(c, (language) => unknownGif(service, language), 404, headers);
    report(result.error);
    const { status } = result;
    return sendMessage(
      c,
      (language) => trouble(status, samePage(c), language),
      status,
      headers,
      retryAfter(result.retryAt),
    );
  }

  app.use((c, next) => {
    for (const [name, value] of Object.entries(headersFor(c.req.raw))) c.header(name, value);
    return next();
  });

  app.use(async (c, next) => {
    if (/^(?:GET|HEAD)$/.test(c.req.method)) return next();
    return c.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' });
  });

  app.get('/healthz', (c) => c.text('ok'));

  app.get('/readyz', async (c) => {
    if (isStopping()) return c.text('This server is about to stop.', 503);
    const isReady = await checkReady();
    return isReady ? c.text('ready') : c.text('The GIF service does not answer.', 503);
  });

  // One page has one address.
  app.get(`${GIF_ROUTE}/`, (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname.slice(0, -1) + search, 301);
  });

  app.get('/oembed', etag(), (c) => respondToOEmbed(c, { settings, loadPage, report }));

  app.notFound((c) => sendMessage(c, (language) => unknownPage(service, language), 404));

  app.onError((error, c) => {
    report(error);
    return sendMessage(c, (language) => brokenPage(samePage(c), language), 500);
  });

  return app;
}
