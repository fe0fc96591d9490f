export const FAULT_BODIES = ['malformed', 'empty', 'synthetic', 'dropped'] as const;
/**
 * What a fault sends in place of the response’s body. `malformed`: JSON that is cut off. `empty`:
 * nothing. `synthetic`: a success without `response_id`. `dropped`: the connection ends.
 */
export type FaultBody = (typeof FAULT_BODIES)[number];

export const FAULT_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type FaultMethod = (typeof FAULT_METHODS)[number];

/**
 * An intended failure: which requests it affects, how often, and the response that they get.
 * With neither `status` nor `body`, the service responds as usual, late or with other headers.
 */
export interface Fault {
  /** What a request’s path begins with, or a pattern: `*` matches within a segment, `**` anything. */
  path: string;
  /** @default every method */
  method?: FaultMethod | undefined;
  /** Parameters that the request’s query must have, by name; in a value, `*` matches anything. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Headers that the request must have, by name in any case; in a value, `*` matches anything. */
  requestHeaders?: Readonly<Record<string, string>> | undefined;
  /**
   * The probability that it affects a matching request, above 0 and up to 1. The sandbox’s seed decides
   * which ones, so they are the same in every run.
   * @default 1
   */
  probability?: number | undefined;
  /**
   * How many requests it affects.
   * @default all, until it is removed
   */
  times?: number | undefined;
  /** Milliseconds to wait first, from 0 to 600000; or a range, from which the seed takes a number. */
  latencyMs?: number | readonly [min: number, max: number] | undefined;
  /** Status of the response, from 200 to 599. */
  status?: number | undefined;
  /** Text of the error in the response’s `meta.msg`; needs a `status`. @default 'Fault on demand' */
  message?: string | undefined;
  /** Headers that are added to the response, or replace its own: `{ 'Retry-After': '2' }`. */
  headers?: Readonly<Record<string, string>> | undefined;
  body?: FaultBody | undefined;
}

const NAMES: readonly string[] = [
  'path',
  'method',
  'query',
  'requestHeaders',
  'probability',
  'times',
  'latencyMs',
  'status',
  'message',
  'headers',
  'body',
] satisfies (keyof Fault)[];

const MAX_LATENCY = 600_000;

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const isRange = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((ms) => isWhole(ms, 0, MAX_LATENCY)) &&
  value[0] <= value[1];

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

const isHeaders = (value: unknown): boolean => {
  try {
    return isTexts(value) && new Headers(value as Record<string, string>) !== undefined;
  } catch {
    return false;
  }
};

/** What each field must be, and a test for it. Only `path` is required. */
const RULES: readonly [keyof Fault, (value: unknown) => boolean, string][] = [
  ['path', (path) => typeof path === 'string' && path.startsWith('/'), 'a path that begins with /'],
  ['status', (value) => isWhole(value, 200, 599), 'from 200 to 599'],
  [
    'latencyMs',
    (value) => Array.isArray(value) || isWhole(value, 0, MAX_LATENCY),
    `from 0 to ${MAX_LATENCY}`,
  ],
  [
    'latencyMs',
    (value) => !Array.isArray(value) || isRange(value),
    `a range: the least and the most, from 0 to ${MAX_LATENCY}`,
  ],
  ['times', (value) => isWhole(value, 1, 1_000_000), 'from 1 to 1000000'],
  [
    'body',
    (value) => FAULT_BODIES.some((known) => known === value),
    `one of ${FAULT_BODIES.join(', ')}`,
  ],
  [
    'method',
    (value) => FAULT_METHODS.some((known) => known === value),
    `one of ${FAULT_METHODS.join(', ')}`,
  ],
  ['query', isTexts, 'an object of texts'],
  ['requestHeaders', isHeaders, 'an object of header names and texts'],
  ['headers', isHeaders, 'an object of header names and texts'],
  [
    'probability',
    (value) => typeof value === 'number' && value > 0 && value <= 1,
    'a number above 0 and up to 1',
  ],
  ['message', (value) => typeof value === 'string', 'a text'],
];

/**
 * Checks a fault.
 *
 * @throws {TypeError} with one sentence that says which field is wrong
 */
export function readFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('A fault is a JSON object.');
  }
  const unknown = Object.keys(value).find((name) => !NAMES.includes(name));
  if (unknown) throw new TypeError(`A fault has no field "${unknown}".`);
  // An `undefined` field counts as not set.
  const fault = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
  for (const [name, isRight, what] of RULES) {
    const isMissing = !(name in fault);
    if (isMissing ? name === 'path' : !isRight(fault[name])) {
      throw new TypeError(`Field "${name}" must be ${what}.`);
    }
  }
  if ('message' in fault && (!('status' in fault) || 'body' in fault)) {
    throw new TypeError('Field "message" needs a "status", and no "body".');
  }
  return fault as unknown as Fault;
}
