import { createRequester, type Requester, type RequestOptions } from './requester.ts';
import type { RawResult } from './result-types.ts';

let requester: Requester | undefined;

/**
 * Sends a GET request to {@link serverUrl}, for calls that {@link GiphyFetch} does not have.
 *
 * @param path below the version, with its query: `gifs/search?api_key=…&q=…`.
 * @throws {FetchError} when the request fails, or when its response cannot be normalized.
 * @throws {unknown} the signal's reason when the signal is aborted.
 */
export function request<T = RawResult>(path: string, options?: RequestOptions<T>): Promise<T> {
  requester ??= createRequester();
  return requester.request(path, options);
}
