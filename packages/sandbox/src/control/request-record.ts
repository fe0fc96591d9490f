/** A request as `/_sandbox/requests` lists it. */
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

const redact = (values: Iterable<[string, string]>, secret: Set<string>): Record<string, string> =>
  Object.fromEntries(
    Array.from(values, ([name, value]) => [name, secret.has(name.toLowerCase()) ? '***' : value]),
  );

/** What the log keeps of a request. Keys and tokens are replaced by `***`. */
export function recordOf({ method, url, headers }: Request, status: number): RequestRecord {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname,
    query: redact(searchParams, SECRET_PARAMETERS),
    headers: redact(headers, SECRET_HEADERS),
    status,
  };
}
