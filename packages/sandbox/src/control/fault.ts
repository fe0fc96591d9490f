import * as z from 'zod';
import { explain } from '../http/validate.ts';

/**
 * Simulated failure. Without `status` and `body`, the service responds as usual, but late or with other
 * headers.
 */
export interface Fault {
  /** Path prefix, or a pattern: `*` matches within a segment, `**` anything. */
  path: string;
  /** By default every method. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Required query parameters by name; `*` in a value matches anything. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Number of requests that it affects; by default all, until it is removed. */
  times?: number | undefined;
  /** Delay in ms, from 0 to 600000. */
  latencyMs?: number | undefined;
  /** Status of the response, from 200 to 599. */
  status?: number | undefined;
  /** Error text in `meta.msg`; needs a `status`. @default 'Fault on demand' */
  message?: string | undefined;
  /** Headers to set on the response: `{ 'Retry-After': '2' }`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Replacement for the response's body. `malformed`: truncated JSON. `empty`: no body. `synthetic`: a success
   * without `response_id`. `dropped`: the connection ends.
   */
  body?: 'malformed' | 'empty' | 'synthetic' | 'dropped' | undefined;
}

const TEXTS = z.record(z.string(), z.string());
const isHeaders = (value: Record<string, string>): boolean => {
  try {
    return new Headers(value) !== undefined;
  } catch {
    return false;
  }
};

export const FAULT = z
  .strictObject({
    path: z.string().startsWith('/', 'must begin with /'),
    method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    query: TEXTS.optional(),
    times: z.int().min(1).max(1_000_000).optional(),
    latencyMs: z.int().min(0).max(600_000).optional(),
    status: z.int().min(200).max(599).optional(),
    message: z.string().optional(),
    headers: TEXTS.refine(isHeaders, 'must be an object of header names and strings').optional(),
    body: z.enum(['malformed', 'empty', 'synthetic', 'dropped']).optional(),
  })
  .refine(({ message, status, body }) => message === undefined || (status && body === undefined), {
    path: ['message'],
    message: 'needs a "status" and no "body"',
  });

/**
 * Validates a fault.
 *
 * @throws {TypeError} with a sentence that names the invalid field
 */
export function readFault(value: unknown): Fault {
  const { data, error } = FAULT.safeParse(value);
  if (error) throw new TypeError(explain(error, 'Field'));
  return data;
}
