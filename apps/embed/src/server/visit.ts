import type { Visit } from '../page-data.ts';
import { languageVary } from './language.ts';

const PHONES_AND_TABLETS = /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i;

/**
 * A cache in front of this server that keeps one copy for phones and tablets and one for everything else
 * says with this header which it asks for: `phone` or `desktop`.
 */
export const DEVICE_HEADER = 'Gifkit-Device';

/** What a request tells about the visitor. Twitter's cards say so in the query: `?context=twitter`. */
export function readVisit(request: Request): Visit {
  const header = (name: string) => request.headers.get(name) ?? '';
  const device = header(DEVICE_HEADER);
  const clientHint = header('Sec-CH-UA-Mobile') === '?1';
  return {
    isMobile: device
      ? device === 'phone'
      : clientHint || PHONES_AND_TABLETS.test(header('User-Agent')),
    isTwitter: new URL(request.url).searchParams.get('context') === 'twitter',
    savesData: header('Save-Data').toLowerCase() === 'on',
  };
}

/**
 * The headers that a page depends on. A cache that names the device keeps two copies of a page, with and
 * without Save-Data; one that does not has to keep a copy for each browser, or would mix them up.
 */
export const varyOf = (request: Request): string =>
  [
    request.headers.has(DEVICE_HEADER) ? DEVICE_HEADER : 'User-Agent, Sec-CH-UA-Mobile',
    'Save-Data',
    languageVary(request),
  ]
    .filter(Boolean)
    .join(', ');
