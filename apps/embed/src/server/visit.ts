import type { Visit } from '../page-data.ts';

const PHONES_AND_TABLETS = /Android|iPhone|iPad|iPod|Windows Phone|Mobile/i;

/** Headers that a page depends on: a CDN keeps one copy for each of their values. */
export const VARY = 'User-Agent, Sec-CH-UA-Mobile, Save-Data';

/** What a request tells about the visitor. Twitter's cards say so in the query: `?context=twitter`. */
export function readVisit(request: Request): Visit {
  const header = (name: string) => request.headers.get(name) ?? '';
  return {
    isMobile: header('Sec-CH-UA-Mobile') === '?1' || PHONES_AND_TABLETS.test(header('User-Agent')),
    isTwitter: new URL(request.url).searchParams.get('context') === 'twitter',
    savesData: header('Save-Data').toLowerCase() === 'on',
  };
}
