import { redactUrl } from '@gifkit/fetch-api/internal';
import { PlatformError } from '../errors/platform-error.ts';

/** Reads the result from a successful response. */
export type Reader<T> = (response: Response, url: string) => Promise<T>;

/**
 * Reads the JSON of a response. Status 204 is a success without a body: the result is then undefined.
 *
 * @throws {PlatformError} when the body is not JSON.
 */
export async function json<T>(response: Response, url: string): Promise<T> {
  if (response.status === 204) return undefined as T;
  try {
    return (await response.clone().json()) as T;
  } catch (cause) {
    const message = `Error parsing json for ${redactUrl(url)}`;
    throw new PlatformError(message, url, { response, cause });
  }
}

/** For calls that only succeed or fail. */
export const done: Reader<true> = async () => true;

export const text: Reader<string> = (response) => response.text();

export const blob: Reader<Blob> = (response) => response.blob();
