import { type FetchError, isFetchError } from '@gifkit/fetch-api';
import { LONGEST_WAIT, Problem } from '../response/problem.ts';

export const lateProblem = (error?: unknown): Problem =>
  new Problem({ status: 504, detail: 'The service did not answer in time.' }, error);

/** Seconds until a retry if the service does not tell. */
const WAIT = 30;

/** Errors of options that only the provider can check, such as a cursor of another list. */
const WRONG_OPTION = /^(cursor|limit|type|rating|lang) is /;

const secondsOf = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(ms / 1000)));

/**
 * Converts a failed call to an error for the client. It uses only the relay's own words, because the
 * service's may repeat the key.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { name, message } = Object(error) as Partial<Error>;
  const [, option] = WRONG_OPTION.exec(message ?? '') ?? [];
  if (name === 'TypeError' && option) {
    return new Problem({ status: 400, detail: `${option} is not from this service.` }, error);
  }
  if (name === 'TimeoutFetchError') return lateProblem(error);
  const { status, retryAfter }: Partial<FetchError> = isFetchError(error) ? error : {};
  const wait = secondsOf(retryAfter);
  if (status === 429) {
    const detail = 'The service asks to wait.';
    return new Problem({ status, detail, retryAfter: wait ?? WAIT }, error);
  }
  if (status === 503) {
    return new Problem({ status, detail: 'The service is down.', retryAfter: wait }, error);
  }
  if (status && [401, 403, 404].includes(status)) {
    return new Problem({ status: 502, detail: 'The service refused the relay.' }, error);
  }
  const detail =
    status === 0 ? 'The service cannot be reached.' : 'The service gave no usable response.';
  return new Problem({ status: 502, detail }, error);
}
