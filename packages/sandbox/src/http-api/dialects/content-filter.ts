import type { Rating } from '../../catalog/entry.ts';
import { badRequest } from '../../http/errors.ts';

const RATING_OF: Readonly<Record<string, Rating>> = {
  off: 'r',
  low: 'pg-13',
  medium: 'pg',
  high: 'g',
};

/** The highest rating that a filter lets through; without a filter, every one. */
export function readFilter(query: URLSearchParams, name: string): Rating {
  const filter = query.get(name)?.toLowerCase() || 'off';
  const rating = RATING_OF[filter];
  if (!rating) throw badRequest(`Parameter "${name}" must be off, low, medium or high.`);
  return rating;
}
