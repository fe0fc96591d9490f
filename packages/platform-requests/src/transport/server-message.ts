import { DEFAULT_ERROR, tidyServerMessage } from '@gifkit/fetch-api/internal';

/** The places where servers put a message. */
interface ErrorBody {
  meta?: { msg?: unknown };
  message?: unknown;
  detail?: unknown;
}

/** The server's message about what went wrong, safe to log and to show; a default when there is none. */
export function serverMessage(json: unknown): string {
  const { meta, message, detail } = (json ?? {}) as ErrorBody;
  const text = [meta?.msg, message, detail].find((value) => typeof value === 'string' && value);
  return (typeof text === 'string' && tidyServerMessage(text)) || DEFAULT_ERROR;
}
