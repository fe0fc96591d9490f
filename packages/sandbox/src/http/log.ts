import { LOG_SIZE } from '../constants.ts';

/** Keeps the newest `LOG_SIZE` entries, oldest first. */
export interface Log<Entry> {
  add(entry: Entry): void;
  entries(): readonly Entry[];
  clear(): void;
}

export const createLog = <Entry>(): Log<Entry> => {
  let kept: Entry[] = [];
  return {
    add(entry) {
      kept.push(entry);
      if (kept.length > LOG_SIZE) kept.shift();
    },
    entries: () => kept,
    clear() {
      kept = [];
    },
  };
};

/** A request as `/_sandbox/requests` tells it. */
export interface RequestRecord {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** 0 when the connection was dropped. */
  status: number;
}

const SECRET_PARAMETERS = new Set(['api_key', 'apikey', 'access_token']);
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'x-password', 'x-csrftoken']);

const hide = (values: Iterable<[string, string]>, secret: Set<string>): Record<string, string> =>
  Object.fromEntries(
    Array.from(values, ([name, value]) => [name, secret.has(name.toLowerCase()) ? '***' : value]),
  );

/** What is remembered of a request: everything but keys and tokens, which show as `***`. */
export const recordOf = ({ method, url, headers }: Request, status: number): RequestRecord => {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname,
    query: hide(searchParams, SECRET_PARAMETERS),
    headers: hide(headers, SECRET_HEADERS),
    status,
  };
};
