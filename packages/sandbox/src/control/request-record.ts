import { redactUrl } from '@gifkit/http';

export interface RequestRecord {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** 0 if the connection was dropped. */
  status: number;
}

const SECRET_HEADER = /key|token|secret|password|auth|cookie|session/i;

/** Segments below `/api/v1/` on the wider platform. Any other segment is a key of KLIPY's API. */
const PLATFORM = ['analytics', 'gifs', 'proxy-gif', 'search-service', 'users'];
const KEY_IN_PATH = new RegExp(`(/api/v1/)(?!(?:${PLATFORM.join('|')})(?:/|$))[^/?#\\s]+`, 'g');

const redact = (text: string): string => redactUrl(text.replace(KEY_IN_PATH, '$1REDACTED'));

/** Creates the log record of a request. Keys and tokens of every dialect become `REDACTED`. */
export function recordOf({ method, url, headers }: Request, status: number): RequestRecord {
  const { pathname, searchParams } = new URL(redact(url));
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Array.from(headers, ([name, value]) => [
        name,
        SECRET_HEADER.test(name) ? 'REDACTED' : redact(value),
      ]),
    ),
    status,
  };
}
