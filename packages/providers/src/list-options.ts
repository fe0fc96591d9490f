import type { Rating } from '@gifkit/fetch-api';
import type { Capabilities, ListOptions, ProviderType } from './gif-provider.ts';

export const RATINGS: readonly Rating[] = ['y', 'g', 'pg', 'pg-13', 'r'];
const DEFAULT_LIMIT = 25;

/** Validated {@link ListOptions} with defaults. */
export interface ReadOptions {
  type: ProviderType;
  limit: number;
  cursor: string | undefined;
  rating: Rating;
  lang: Intl.Locale | undefined;
  signal: AbortSignal | undefined;
}

export function readLanguage(lang: string | undefined): Intl.Locale | undefined {
  if (lang === undefined) return undefined;
  try {
    return new Intl.Locale(lang);
  } catch (cause) {
    throw new TypeError(`lang is “${lang}”, but must be a BCP 47 tag such as “de” or “en-GB”.`, {
      cause,
    });
  }
}

const oneOf = <T extends string>(name: string, value: string, allowed: readonly T[]): T => {
  if (allowed.includes(value as T)) return value as T;
  throw new TypeError(`${name} is “${value}”, but must be one of: ${allowed.join(', ')}.`);
};

/** @throws {TypeError} when an option is wrong. The message lists the allowed values. */
export function readListOptions(
  { type = 'gifs', limit = DEFAULT_LIMIT, cursor, rating = 'pg-13', lang, signal }: ListOptions,
  { types, limits }: Pick<Capabilities, 'types' | 'limits'>,
): ReadOptions {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new TypeError(`limit is ${limit}, but must be an integer of at least 1.`);
  }
  return {
    type: oneOf('type', type, types),
    limit: Math.min(Math.max(limit, limits.min), limits.max),
    cursor: cursor || undefined,
    rating: oneOf('rating', rating, RATINGS),
    lang: readLanguage(lang),
    signal,
  };
}

/** Parses a numeric cursor: an offset or a page. @throws {TypeError} when it is not one. */
export function readNumberCursor(cursor: string | undefined, first: number): number {
  if (cursor === undefined) return first;
  const place = Number(cursor);
  if (Number.isInteger(place) && place >= first) return place;
  throw new TypeError(`cursor is “${cursor}”, but must be “next” of a page of this list.`);
}

/** Content filters of Tenor and KLIPY by highest rating. */
const FILTERS: Readonly<Record<Rating, 'off' | 'low' | 'medium' | 'high'>> = {
  r: 'off',
  'pg-13': 'low',
  pg: 'medium',
  g: 'high',
  y: 'high',
};

export const contentFilter = (rating: Rating): string => FILTERS[rating];
