import type { Rating } from '@gifkit/fetch-api';
import type { Capabilities, ProviderType } from '@gifkit/providers';
import { Problem } from '../answer/problem.ts';

/** What a request may say. Everything else in it is left where it is. */
export interface Parameters {
  q: string;
  /** The term that found a GIF, where one did. */
  term: string | undefined;
  id: string;
  ids: readonly string[];
  slug: string | undefined;
  type: ProviderType | undefined;
  limit: number | undefined;
  cursor: string | undefined;
  rating: Rating | undefined;
  lang: string | undefined;
}

export type ParameterName = keyof Parameters;

/** Values by their names, as a query or a body has them. */
export type Source = (name: string) => readonly string[];

/** The values of a request's query. */
export function querySource({ url }: Pick<Request, 'url'>): Source {
  const { searchParams } = new URL(url);
  return (name) => searchParams.getAll(name);
}

const MAX_TERM = 100;
const MAX_ID = 200;
const MAX_IDS = 50;
const MAX_CURSOR = 1000;
const MAX_LANGUAGE = 35;
const RATINGS: readonly string[] = ['y', 'g', 'pg', 'pg-13', 'r'] satisfies Rating[];

/** Nothing that ends a line of a header or a log, and no half of a character, which no URL can carry. */
const NOT_TEXT = /[\p{Cc}\p{Surrogate}\u2028\u2029]/u;

function refuse(name: string, allowed: string): never {
  throw new Problem({ status: 400, detail: `${name} has to be ${allowed}.` });
}

const isText = (value: string, max: number): boolean =>
  value !== '' && [...value].length <= max && !NOT_TEXT.test(value);

/** An id becomes a part of a path at some services, where dots lead elsewhere. */
const isId = (value: string): boolean => isText(value, MAX_ID) && value !== '.' && value !== '..';

const isTerm = (value: string): boolean => isText(value, MAX_TERM);

const isLanguage = (value: string): boolean => {
  try {
    return value.length <= MAX_LANGUAGE && Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
};

const one = (source: Source, name: string): string | undefined => {
  const values = source(name);
  if (values.length > 1) refuse(name, 'given once');
  return values[0] || undefined;
};

function optional(
  source: Source,
  name: string,
  isAllowed: (value: string) => boolean,
  allowed: string,
): string | undefined {
  const value = one(source, name);
  if (value === undefined || isAllowed(value)) return value;
  return refuse(name, allowed);
}

function required(
  source: Source,
  name: string,
  isAllowed: (value: string) => boolean,
  allowed: string,
): string {
  return optional(source, name, isAllowed, allowed) ?? refuse(name, allowed);
}

const ID = `1 to ${MAX_ID} characters, none of them a control character`;
const TERM = `1 to ${MAX_TERM} characters, none of them a control character`;

type Readers = {
  [Name in ParameterName]: (source: Source, capabilities: Capabilities) => Parameters[Name];
};

const READERS: Readers = {
  q: (source) => required((name) => source(name).map((value) => value.trim()), 'q', isTerm, TERM),
  term: (source) => optional(source, 'q', isTerm, TERM),
  id: (source) => required(source, 'id', isId, ID),
  ids(source) {
    const ids = [...new Set(source('id'))];
    if (ids.length === 0 || ids.length > MAX_IDS) refuse('id', `given 1 to ${MAX_IDS} times`);
    return ids.every(isId) ? ids : refuse('id', ID);
  },
  slug: (source) => optional(source, 'slug', isId, ID),
  type: (source, { types }) =>
    optional(
      source,
      'type',
      (value) => types.includes(value as ProviderType),
      `one of: ${types.join(', ')}`,
    ) as ProviderType | undefined,
  limit(source) {
    const value = optional(
      source,
      'limit',
      (text) => /^[1-9]\d{0,2}$/.test(text),
      'a whole number from 1 to 999',
    );
    return value === undefined ? undefined : Number(value);
  },
  cursor: (source) =>
    optional(
      source,
      'cursor',
      (value) => isText(value, MAX_CURSOR),
      '`next` of the page before, at most 1000 characters',
    ),
  rating: (source) =>
    optional(
      source,
      'rating',
      (value) => RATINGS.includes(value),
      `one of: ${RATINGS.join(', ')}`,
    ) as Rating | undefined,
  lang: (source) => optional(source, 'lang', isLanguage, 'a BCP 47 tag such as “de” or “en-GB”'),
};

/** @throws {Problem} 400, which says what is allowed and repeats nothing. */
export function readParameters<Name extends ParameterName>(
  source: Source,
  names: readonly Name[],
  capabilities: Capabilities,
): Pick<Parameters, Name> {
  const read = names.map((name) => [name, READERS[name](source, capabilities)]);
  return Object.fromEntries(read) as Pick<Parameters, Name>;
}
