import { isFetchError } from '@gifkit/fetch-api';

/** @throws {Error} with this message when the condition is false. */
export function assert(isSo: boolean, message: string): asserts isSo {
  if (!isSo) throw new Error(message);
}

/** @throws {Error} where they are not the same. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  assert(actual === expected, `${what}: ${String(actual)}, and not ${String(expected)}`);
}

/** What a call was rejected with. @throws {Error} where it was not */
export async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  let result: unknown;
  try {
    result = await call();
  } catch (error) {
    return error;
  }
  throw new Error(`It was not rejected, but gave ${JSON.stringify(result)?.slice(0, 200)}`);
}

/** The `FetchError` that a call was rejected with. @throws {Error} where it was something else */
export async function fetchErrorOf(call: () => Promise<unknown>) {
  const error = await failureOf(call);
  assert(isFetchError(error), `Not a FetchError but ${String(error)}`);
  return error;
}
