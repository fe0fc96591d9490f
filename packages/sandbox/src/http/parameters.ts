import { RATINGS, type Rating } from '../catalog/entry.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_OFFSET, MAX_QUERY_LENGTH } from '../constants.ts';
import { badRequest, ServiceError } from './errors.ts';

/**
 * The query of a request. Parameters with the value `undefined` are left out, because some clients
 * send them for options that are not set; the service ignores them, too.
 */
export const readParameters = (url: URL): URLSearchParams =>
  new URLSearchParams([...url.searchParams].filter(([, value]) => value !== 'undefined'));

const wholeNumber = (query: URLSearchParams, name: string, fallback: number, min: number) => {
  const text = query.get(name);
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < min) {
    throw badRequest(`Parameter "${name}" must be a whole number of at least ${min}.`);
  }
  return Number(text);
};

/** `limit`; a larger number is lowered to the maximum. */
export const readLimit = (query: URLSearchParams): number =>
  Math.min(MAX_LIMIT, wholeNumber(query, 'limit', DEFAULT_LIMIT, 1));

/** `limit` and `offset`. Larger numbers are lowered to the maximum. */
export const readPage = (query: URLSearchParams): { offset: number; limit: number } => ({
  offset: Math.min(MAX_OFFSET, wholeNumber(query, 'offset', 0, 0)),
  limit: readLimit(query),
});

/** The least restrictive rating to include. The default is `r`, which includes every rating. */
export function readRating(query: URLSearchParams): Rating {
  const wanted = query.get('rating')?.toLowerCase();
  if (!wanted) return 'r';
  const rating = RATINGS.find((one) => one === wanted);
  if (!rating) throw badRequest(`Parameter "rating" must be one of ${RATINGS.join(', ')}.`);
  return rating;
}

/** The order of search results. */
export function readSort(query: URLSearchParams): 'relevant' | 'recent' {
  const sort = query.get('sort') || 'relevant';
  if (sort === 'relevant' || sort === 'recent') return sort;
  throw badRequest('Parameter "sort" must be relevant or recent.');
}

/** Languages are only checked: the whole catalog is in English. */
export function checkLanguage(query: URLSearchParams): void {
  const lang = query.get('lang');
  if (lang && !/^[a-z]{2}(-[a-z]{2})?$/i.test(lang)) {
    throw badRequest('Parameter "lang" must be a language code such as en or zh-CN.');
  }
}

/** A parameter that must have a value. */
export function required(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (!value?.trim()) throw badRequest(`Parameter "${name}" is required.`);
  return value;
}

/** The search query, `q`. */
export function readQuery(query: URLSearchParams): string {
  const typed = required(query, 'q');
  if ([...typed].length > MAX_QUERY_LENGTH) {
    throw new ServiceError(414, `The search query exceeds ${MAX_QUERY_LENGTH} characters.`);
  }
  return typed;
}
