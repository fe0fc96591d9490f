import type { Rating } from '@gifkit/fetch-api';
import { BodyTooLargeError, decodeChunks, parseJson, readChunks } from '@gifkit/http';
import type { Capabilities } from '@gifkit/providers';
import { z } from 'zod';
import { Problem } from '../response/problem.ts';

/** Returns the values of a parameter. */
type Source = (name: string) => readonly string[];

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

const isText = (value: string, max: number): boolean =>
  value !== '' && [...value].length <= max && !NOT_TEXT.test(value);

const isTerm = (value: string): boolean => isText(value, MAX_TERM);

/** Some services put the id into the path, where dots would lead elsewhere. */
const isId = (value: string): boolean => isText(value, MAX_ID) && value !== '.' && value !== '..';

const isLanguage = (value: string): boolean => {
  try {
    return value.length <= MAX_LANGUAGE && Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
};

/** At most one value; an empty one counts as none. */
const single = z
  .array(z.string())
  .max(1, 'given once')
  .transform(([value]) => value || undefined);

const optional = (isAllowed: (value: string) => boolean, allowed: string) =>
  single.pipe(z.string().refine(isAllowed, allowed).optional());

const oneOf = <Value extends string>(values: readonly Value[]) =>
  single.pipe(z.enum(values, `one of: ${values.join(', ')}`).optional());

const TERM = `1 to ${MAX_TERM} characters, none of them a control character`;
const ID = `1 to ${MAX_ID} characters, none of them a control character`;
const IDS = `given 1 to ${MAX_IDS} times`;

/** Schemas of all parameters; each message ends the sentence “q must be …”. */
const schemasFor = ({ types }: Capabilities) => ({
  q: single.pipe(z.string(TERM).trim().refine(isTerm, TERM)),
  term: optional(isTerm, TERM),
  id: single.pipe(z.string(ID).refine(isId, ID)),
  ids: z
    .array(z.string().refine(isId, ID))
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).min(1, IDS).max(MAX_IDS, IDS)),
  slug: optional(isId, ID),
  type: oneOf(types),
  limit: optional(
    (value) => /^[1-9]\d{0,2}$/.test(value),
    'a whole number from 1 to 999',
  ).transform((value) => (value === undefined ? undefined : Number(value))),
  cursor: optional(
    (value) => isText(value, MAX_CURSOR),
    '`next` of the page before, at most 1000 characters',
  ),
  rating: oneOf(RATINGS),
  lang: optional(isLanguage, 'a BCP 47 tag such as “de” or “en-GB”'),
});

type Schemas = ReturnType<typeof schemasFor>;

type ParameterName = keyof Schemas;

/** Parameters of a request. All others are ignored. */
export type Parameters = { [Name in ParameterName]: z.output<Schemas[Name]> };

/** Names in the query or body that differ from those above. */
const SENT_AS: Partial<Record<ParameterName, string>> = { term: 'q', ids: 'id' };

type Read = <Name extends ParameterName>(
  source: Source,
  names: readonly Name[],
) => Pick<Parameters, Name>;

/** Creates a function that reads parameters. It throws a {@link Problem} (400) that never repeats the input. */
export function createParameterReader(capabilities: Capabilities): Read {
  const schemas = schemasFor(capabilities);
  return (source, names) => {
    const read = names.map((name) => {
      const sent = SENT_AS[name] ?? name;
      const { data, error } = schemas[name].safeParse(source(sent));
      const [issue] = error?.issues ?? [];
      if (issue) throw new Problem({ status: 400, detail: `${sent} must be ${issue.message}.` });
      return [name, data];
    });
    return Object.fromEntries(read);
  };
}

/** Maximum size of a body in bytes: it holds only an id and a term. */
const MAX_BYTES = 4096;

const refuse = (error: unknown): never => {
  if (!(error instanceof BodyTooLargeError)) throw error;
  throw new Problem({ status: 413, detail: `The body is limited to ${MAX_BYTES} bytes.` });
};

/**
 * Reads the string fields of a JSON body. It requires the JSON content type, which an HTML form of another
 * site cannot send.
 *
 * @throws {Problem} 400, 413, 415; 500 if the body was read before.
 */
export async function readBody(request: Request): Promise<Source> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem({ status: 415, detail: 'The body must be application/json.' });
  }
  const chunks = request.bodyUsed ? [] : await readChunks(request, MAX_BYTES).catch(refuse);
  if (chunks.length === 0 && Number(request.headers.get('Content-Length')) > 0) {
    throw new Problem({ status: 500, detail: 'A body parser has read the body before the relay.' });
  }
  const json = parseJson(decodeChunks(chunks));
  if (json === undefined) throw new Problem({ status: 400, detail: 'The body is not JSON.' });
  const fields: Record<string, unknown> = Object(json);
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  };
}
