import { redactUrl } from '@gifkit/fetch-api/internal';
import { PlatformError } from './platform-error.ts';

/** Makes a result of a successful answer. */
export type Reader<T> = (answer: Response, url: string) => Promise<T>;

/**
 * The JSON of an answer. One with status 204 is a success that has none (spec.md section 8), so that the
 * result is undefined.
 *
 * @throws PlatformError when the body is no JSON (spec.md section 5).
 */
export async function json<T>(answer: Response, url: string): Promise<T> {
  if (answer.status === 204) return undefined as T;
  try {
    return (await answer.clone().json()) as T;
  } catch (cause) {
    const message = `Error parsing json for ${redactUrl(url)}`;
    throw new PlatformError(message, url, { response: answer, cause });
  }
}

/** That it worked is all there is to know. */
export const done: Reader<true> = async () => true;

export const text: Reader<string> = (answer) => answer.text();

export const blob: Reader<Blob> = (answer) => answer.blob();
