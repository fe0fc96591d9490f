import { describeGif, getAltText, type IGif } from '@gifkit/model';
import { KIND_NAMES, PAGE_NAMES, type Route } from './route.ts';

export const SITE = 'Gifkit gallery';

/** Title of a GIF; falls back to its alt text. */
export const titleOf = (gif: IGif): string => gif.title || getAltText(gif);

/** Language of {@link titleOf}; undefined if it is the page's. */
export const titleLangOf = (gif: IGif): string | undefined =>
  describeGif({ ...gif, alt_text: titleOf(gif) }).lang;

function nameOf(route: Route, gif: IGif | undefined): string {
  if (route.page === 'search') {
    const { query, kind } = route.view;
    const what = KIND_NAMES[kind];
    if (query) return `“${query}” in ${what}`;
    return kind === 'gifs' ? PAGE_NAMES.search : `Trending ${what}`;
  }
  if (route.page === 'gif') return gif ? titleOf(gif) : 'GIF';
  return PAGE_NAMES[route.page];
}

export const pageTitle = (route: Route, gif?: IGif): string => `${nameOf(route, gif)} · ${SITE}`;
