import type { Rating } from '@gifkit/fetch-api';
import type { Capabilities, ProviderType } from '@gifkit/providers';
import { Problem } from '../answer/problem.ts';

/** Parameters of a request. All others are ignored. */
export interface Parameters {
  q: string;
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

export type Source = (name: string) => readonly string[];

export function querySource({ url }: Pick<Request, 'url'>): Source {
  const { searchParams } = new URL(url);
  return (name) => searchParams.getAll(name);
}

const MAX_TERM = 100;
const MAX_ID = 200;
const MAX_IDS = 50;
const MAX_CURSOR = 1000;
const MAX_LANGUAGE = 35;
const RATINGS: readonly Rating[] = ['y', 'g', 'pg', 'pg-13', 'r'];

/** Line breaks and control characters could break headers and logs; lone surrogates do not fit into URLs. */
const NOT_TEXT = /[\p{Cc}\p{Surrogate}\u2028\u2029]/u;

function refuse(name: string, allowed: string): never {
  throw new Problem({ status: 400, detail: `${name} must be ${allowed}.` });
}

const isText = (value: string, max: number): boolean =>
  value !== '' && [...value].length <= max && !NOT_TEXT.test(value);

/** Some services put the id into the path, where dots would lead elsewhere. */
const isId = (value: string): boolean => isText(value, MAX_ID) && value !== '.' && value !== '..';

const isTerm = (value: string): boolean => isText(value, MAX_TERM);

const isLanguage = (value: string): boolean => {
  try {
    return value.length <= MAX_LANGUAGE && Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
};

/** Reads an optional parameter, at most once. */
const text =
  (name: string, isAllowed: (value: string) => boolean, allowed: string) =>
  (source: Source): string | undefined => {
    const values = source(name);
    if (values.length > 1) refuse(name, 'given once');
    const [value = ''] = values;
    return value === '' || isAllowed(value) ? value || undefined : refuse(name, allowed);
  };

const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
  text(name, (value) => values.includes(value as Value), `one of: ${values.join(', ')}`) as (
    source: Source,
  ) => Value | undefined;

const ID = `1 to ${MAX_ID} characters, none of them a control character`;
const TERM = `1 to ${MAX_TERM} characters, none of them a control character`;

const term = text('q', isTerm, TERM);
const id = text('id', isId, ID);
const limit = text(
  'limit',
  (value) => /^[1-9]\d{0,2}$/.test(value),
  'a whole number from 1 to 999',
);

type Readers = {
  [Name in ParameterName]: (source: Source, capabilities: Capabilities) => Parameters[Name];
};

const READERS: Readers = {
  q: (source) => term((name) => source(name).map((value) => value.trim())) ?? refuse('q', TERM),
  term,
  id: (source) => id(source) ?? refuse('id', ID),
  ids(source) {
    const ids = [...new Set(source('id'))];
    if (ids.length === 0 || ids.length > MAX_IDS) refuse('id', `given 1 to ${MAX_IDS} times`);
    return ids.every(isId) ? ids : refuse('id', ID);
  },
  slug: text('slug', isId, ID),
  type: (source, { types }) => oneOf('type', types)(source),
  limit(source) {
    const value = limit(source);
    return value === undefined ? undefined : Number(value);
  },
  cursor: text(
    'cursor',
    (value) => isText(value, MAX_CURSOR),
    '`next` of the page before, at most 1000 characters',
  ),
  rating: oneOf('rating', RATINGS),
  lang: text('lang', isLanguage, 'a BCP 47 tag such as “de” or “en-GB”'),
};

/** @throws {Problem} 400 with the allowed values; it never repeats the input. */
export function readParameters<Name extends ParameterName>(
  source: Source,
  names: readonly Name[],
  capabilities: Capabilities,
): Pick<Parameters, Name> {
  const read = names.map((name) => [name, READERS[name](source, capabilities)]);
  return Object.fromEntries(read) as Pick<Parameters, Name>;
}
