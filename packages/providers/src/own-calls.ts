import { FetchError, isFetchError } from '@gifkit/fetch-api';
import { abortReason, shareRequest } from '@gifkit/fetch-api/internal';

/**
 * Calls a function of a catalog of one's own, and reads what it gives.
 *
 * @param what the provider and its function, for messages: “ours”.search
 * @throws {FetchError} whatever the function throws, with that as its cause; status 200 where the function
 * gave something else than it has to. An error that is a `FetchError` stays as it is.
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
    // It also ends calls of a function that does not listen to the signal.
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
