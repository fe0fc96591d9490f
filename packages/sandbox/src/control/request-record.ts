import { publicHeaders, publicPath, publicQuery } from './secrets.ts';

/** A request as `/_sandbox/requests` lists it. */
export interface RequestRecord {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** 0 when the connection was dropped. */
  status: number;
}

/** What the log keeps of a request. Keys and tokens are replaced by `***`. */
export function recordOf({ method, url, headers }: Request, status: number): RequestRecord {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: publicPath(pathname),
    query: publicQuery(searchParams),
    headers: publicHeaders(headers),
    status,
  };
}
