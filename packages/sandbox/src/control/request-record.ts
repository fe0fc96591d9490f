export interface RequestRecord {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** 0 if the connection was dropped. */
  status: number;
}

const HIDDEN = '***';

const SECRET_PARAMETER = /^(x-)?((api|app|access|secret)[-_]?)?key$|(token|password|secret)$/i;
const SECRET_HEADER = /key|token|secret|password|auth|cookie|session/i;
const PARAMETER_IN_TEXT = /([?&]([\w-]+)=)[^&#\s]*/g;

/** Segments below `/api/v1/` on the wider platform. Any other segment is a key of KLIPY's API. */
const PLATFORM = ['analytics', 'gifs', 'proxy-gif', 'search-service', 'users'];
const KEY_IN_PATH = new RegExp(`(/api/v1/)(?!(?:${PLATFORM.join('|')})(?:/|$))[^/?#\\s]+`, 'g');

const withoutPathKey = (text: string): string => text.replace(KEY_IN_PATH, `$1${HIDDEN}`);

/** Hides the keys of all URLs and paths in a text. */
const withoutKeys = (text: string): string =>
  withoutPathKey(text).replace(PARAMETER_IN_TEXT, (parameter, start, name) =>
    SECRET_PARAMETER.test(name) ? `${start}${HIDDEN}` : parameter,
  );

/** Creates the log record of a request. Keys and tokens of every dialect become `***`. */
export function recordOf({ method, url, headers }: Request, status: number): RequestRecord {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: withoutPathKey(pathname),
    query: Object.fromEntries(
      Array.from(searchParams, ([name, value]) => [
        name,
        SECRET_PARAMETER.test(name) ? HIDDEN : value,
      ]),
    ),
    headers: Object.fromEntries(
      Array.from(headers, ([name, value]) => [
        name,
        SECRET_HEADER.test(name) ? HIDDEN : withoutKeys(value),
      ]),
    ),
    status,
  };
}
