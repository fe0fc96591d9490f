import type { Visit } from '../page-data.ts';
import { languageVary } from './language.ts';

const PHONES_AND_TABLETS = /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i;

/**
 * Header with the device class of the requested page, sent by a cache in front of this server: `phone` (also for
 * tablets) or `desktop`.
 */
export const DEVICE_HEADER = 'Gifkit-Device';

/** Reads visitor data from a request. Twitter cards are recognized by the query: `?context=twitter`. */
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
 * `Vary` value of a page. A cache that sends the device header keeps two copies per device, with and without
 * Save-Data; any other cache needs one per browser.
 */
export const varyOf = (request: Request): string =>
  [
    request.headers.has(DEVICE_HEADER) ? DEVICE_HEADER : 'User-Agent, Sec-CH-UA-Mobile',
    'Save-Data',
    languageVary(request),
  ]
    .filter(Boolean)
    .join(', ');
