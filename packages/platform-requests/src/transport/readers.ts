import { redactUrl } from '@gifkit/fetch-api/internal';
import type { PlatformError } from '../errors/platform-error.ts';
import { errorOf } from './error-of.ts';

/** A successful response, with what is needed to make an error of it. */
export interface Received {
  response: Response;
  url: string;
  /** The secrets of the request, which an error must not show. */
  secrets: readonly string[];
}

/** Reads the result from a successful response. */
export type Reader<T> = (received: Received) => Promise<T>;

/** The error for a response whose body is not what the call needs. The response is left unread. */
export const unreadable = (
  { response, url, secrets }: Received,
  problem: string,
): Promise<PlatformError> => errorOf(response.clone(), url, secrets, problem);

/**
 * Reads the JSON of a response. Status 204 is a success without a body: the result is then undefined.
 *
 * @throws {PlatformError} when the body is not JSON.
 */
export async function json<T>(received: Received): Promise<T> {
  const { response, url } = received;
  if (response.status === 204) return undefined as T;
  try {
    return (await response.clone().json()) as T;
  } catch {
    // The error of the parser quotes the body, which may hold secrets.
    throw await unreadable(received, `Error parsing json for ${redactUrl(url)}`);
  }
}

/** For calls that only succeed or fail. */
export const done: Reader<true> = async () => true;

export const text: Reader<string> = ({ response }) => response.text();

export const blob: Reader<Blob> = ({ response }) => response.blob();
