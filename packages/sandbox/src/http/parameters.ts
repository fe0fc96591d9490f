import { RATINGS, type Rating } from '../catalog/entry.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_OFFSET, MAX_QUERY_LENGTH } from '../constants.ts';
import { badRequest, ServiceError } from './errors.ts';

/**
 * The query of a request. Clients that put every option into it write `undefined` where there is
 * none; the service does not mind, and neither do we.
 */
export const readParameters = (url: URL): URLSearchParams =>
  new URLSearchParams([...url.searchParams].filter(([, value]) => value !== 'undefined'));

const wholeNumber = (query: URLSearchParams, name: string, fallback: number, least: number) => {
  const text = query.get(name);
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) {
    throw badRequest(`Parameter "${name}" must be a whole number of at least ${least}.`);
  }
  return Number(text);
};

/** `limit` and `offset`; what is above the maximum is lowered to it. */
export const readPage = (query: URLSearchParams): { offset: number; limit: number } => ({
  offset: Math.min(MAX_OFFSET, wholeNumber(query, 'offset', 0, 0)),
  limit: Math.min(MAX_LIMIT, wholeNumber(query, 'limit', DEFAULT_LIMIT, 1)),
});

/** The least restrictive rating wanted. Without one, everything is. */
export const readRating = (query: URLSearchParams): Rating => {
  const wanted = query.get('rating')?.toLowerCase();
  if (!wanted) return 'r';
  const rating = RATINGS.find((one) => one === wanted);
  if (!rating) throw badRequest(`Parameter "rating" must be one of ${RATINGS.join(', ')}.`);
  return rating;
};

export const readSort = (query: URLSearchParams): 'relevant' | 'recent' => {
  const sort = query.get('sort') || 'relevant';
  if (sort === 'relevant' || sort === 'recent') return sort;
  throw badRequest('Parameter "sort" must be relevant or recent.');
};

/** Languages are checked, not used: the catalogue is in English. */
export const checkLanguage = (query: URLSearchParams): void => {
  const lang = query.get('lang');
  if (lang && !/^[a-z]{2}(-[a-z]{2})?$/i.test(lang)) {
    throw badRequest('Parameter "lang" must be a language code such as en or zh-CN.');
  }
};

/** A parameter that must be there. */
export const required = (query: URLSearchParams, name: string): string => {
  const value = query.get(name);
  if (!value?.trim()) throw badRequest(`Parameter "${name}" is required.`);
  return value;
};

export const readQuery = (query: URLSearchParams): string => {
  const typed = required(query, 'q');
  if ([...typed].length > MAX_QUERY_LENGTH) {
    throw new ServiceError(414, `The search query exceeds ${MAX_QUERY_LENGTH} characters.`);
  }
  return typed;
};
