import { recordOf } from './request-record.ts';

/** Prints a request with the status of its response and its duration. Keys and tokens are not shown. */
export function printRequest(request: Request, { status }: Response, ms: number): void {
  const { method, path, query } = recordOf(request, status);
  const search = new URLSearchParams(query).toString();
  console.log(`${method} ${path}${search && `?${search}`} ${status} ${Math.round(ms)} ms`);
}
