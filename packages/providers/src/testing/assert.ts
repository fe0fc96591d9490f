import { isFetchError } from '@gifkit/fetch-api';
import type { GifProvider } from '../gif-provider.ts';

export interface ConformanceOptions {
  /** Creates the provider, which must use this `fetch` if given. */
  create: (options: { fetch?: typeof fetch }) => GifProvider;
  /** A term with more than one page of 8 results. */
  term: string;
  /** A term without results. */
  emptyTerm: string;
  /** An unknown id. */
  unknownId: string;
  /** A key that errors must not contain. */
  secret?: string | undefined;
  /** False if the provider does not use the given `fetch`. @default true */
  usesFetch?: boolean | undefined;
}

/** Checks by name. They reject with the reason when the requirement is not met. */
export type Checks = Record<string, () => Promise<void>>;

export function assert(isSo: boolean, message: string): asserts isSo {
  if (!isSo) throw new Error(message);
}

export function equal(actual: unknown, expected: unknown, what: string): void {
  assert(actual === expected, `${what}: ${String(actual)}, expected ${String(expected)}`);
}

/** Returns the rejection of a call. @throws {Error} when the call succeeds */
export async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  let result: unknown;
  try {
    result = await call();
  } catch (error) {
    return error;
  }
  throw new Error(`Expected a rejection, but got ${JSON.stringify(result)?.slice(0, 200)}`);
}

/** Returns the `FetchError` of a call. @throws {Error} when the call succeeds or throws another error */
export async function fetchErrorOf(call: () => Promise<unknown>) {
  const error = await failureOf(call);
  assert(isFetchError(error), `Expected a FetchError, but got ${String(error)}`);
  return error;
}
