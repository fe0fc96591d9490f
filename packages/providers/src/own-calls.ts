import { FetchError, isFetchError } from '@gifkit/fetch-api';
import { abortReason, shareRequest } from '@gifkit/fetch-api/internal';

/**
 * Calls a function of a custom catalog and reads its result.
 *
 * @param what provider and function, for messages: “ours”.search
 * @throws {FetchError} with the function's error as its cause; the status is 200 if the result has the wrong shape.
 * A `FetchError` of the function is rethrown.
 * @throws {unknown} the signal's reason when the signal is aborted.
 */
export async function callOwn<Raw, T>(
  what: string,
  signal: AbortSignal | undefined,
  call: () => Promise<Raw>,
  read: (raw: Raw) => T,
): Promise<T> {
  if (signal?.aborted) throw abortReason(signal);
  let status = 0;
  try {
    // Also rejects for functions that ignore the signal.
    const raw = await shareRequest(call, 0, () => new Error()).join(signal);
    status = 200;
    return read(raw);
  } catch (cause) {
    if (signal?.aborted) throw abortReason(signal);
    if (isFetchError(cause)) throw cause;
    const { message } = Object(cause) as { message?: unknown };
    throw new FetchError(`@gifkit/providers: ${what}: ${message ?? cause}`, '', status, '', {
      cause,
    });
  }
}
