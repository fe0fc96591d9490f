import { FetchError, isFetchError } from '@gifkit/fetch-api';
import { abortReason } from '@gifkit/fetch-api/internal';

/** Rejects when the signal is aborted, also where a function does not listen to it. */
function untilAborted<T>(running: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return running;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortReason(signal));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

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
    const raw = await untilAborted(call(), signal);
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
