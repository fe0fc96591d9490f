import * as z from 'zod';
import { explain } from '../http/validate.ts';

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

const TEXTS = z.record(z.string(), z.string());
const isHeaders = (value: Record<string, string>): boolean => {
  try {
    return new Headers(value) !== undefined;
  } catch {
    return false;
  }
};
const HEADERS = TEXTS.refine(isHeaders, 'must be an object of header names and texts');
const MS = z.int().min(0).max(600_000);

export const FAULT = z
  .strictObject({
    path: z.string().startsWith('/', 'must begin with /'),
    method: z.enum(FAULT_METHODS).optional(),
    query: TEXTS.optional(),
    requestHeaders: HEADERS.optional(),
    probability: z.number().gt(0).max(1).optional(),
    times: z.int().min(1).max(1_000_000).optional(),
    latencyMs: z
      .union(
        [
          MS,
          z
            .tuple([MS, MS])
            .refine(([least, most]) => least <= most, 'the least is more than the most'),
        ],
        'must be milliseconds, or a range: the least and the most, up to 600000',
      )
      .optional(),
    status: z.int().min(200).max(599).optional(),
    message: z.string().optional(),
    headers: HEADERS.optional(),
    body: z.enum(FAULT_BODIES).optional(),
  })
  .refine(({ message, status, body }) => message === undefined || (status && body === undefined), {
    path: ['message'],
    message: 'needs a "status", and no "body"',
  })
  .meta({ id: 'Fault' });

/**
 * Checks a fault.
 *
 * @throws {TypeError} with one sentence that says which field is wrong
 */
export function readFault(value: unknown): Fault {
  const { data, error } = FAULT.safeParse(value);
  if (error) throw new TypeError(explain(error, 'Field'));
  return data;
}
