import { API_KEY_NAME } from '@gifkit/embed-sdk/internal';
import { chooseLanguage, LANGUAGE_HEADER } from './language.ts';
import { DEVICE_HEADER, readVisit } from './visit.ts';

export interface PlatformCache {
  match: (request: Request) => Promise<Response | undefined>;
  put: (request: Request, response: Response) => Promise<void>;
}

interface CacheOptions {
  cache: PlatformCache;
  respond: (request: Request) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Cache key: address, language, phone or not, and Save-Data. */
function cacheKey(request: Request): Request {
  const { isMobile, savesData } = readVisit(request);
  const url = new URL(request.url);
  // Pages do not depend on the API key.
  url.searchParams.delete(API_KEY_NAME);
  url.searchParams.set('gifkit-device', isMobile ? 'phone' : 'desktop');
  url.searchParams.set('gifkit-language', chooseLanguage(request));
  if (savesData) url.searchParams.set('gifkit-save-data', 'on');
  // The cache compares it with the page's ETag and responds with 304.
  const condition = request.headers.get('If-None-Match');
  return new Request(url, { headers: condition ? { 'If-None-Match': condition } : {} });
}

const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('Cache-Control') ?? '');

/** Responds from the platform's cache, which all instances of a data center share; fills it on a miss. */
export async function respondThroughCache(
  request: Request,
  { cache, respond, waitUntil }: CacheOptions,
): Promise<Response> {
  if (request.method !== 'GET') return respond(request);
  const key = cacheKey(request);
  const kept = await cache.match(key);
  if (kept) return kept;
  const headers = new Headers(request.headers);
  headers.set(DEVICE_HEADER, readVisit(request).isMobile ? 'phone' : 'desktop');
  headers.set(LANGUAGE_HEADER, chooseLanguage(request));
  const response = await respond(new Request(request, { headers }));
  if (isCacheable(response)) waitUntil(cache.put(key, response.clone()));
  return response;
}
