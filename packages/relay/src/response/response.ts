/** JSON body of a relay's response. */
export interface ResponseBody {
  /** GIFs, terms or categories. */
  data: readonly unknown[];
  /** Cursor of the next page; undefined on the last page. */
  next?: string | undefined;
  ads?: readonly unknown[] | undefined;
}

/** Validates a value read from a store. @returns undefined if it is not a response. */
export function readResponseBody(value: unknown): ResponseBody | undefined {
  const { data, next, ads } = Object(value) as Partial<ResponseBody>;
  if (!Array.isArray(data)) return undefined;
  return {
    data,
    ...(typeof next === 'string' && { next }),
    ...(Array.isArray(ads) && { ads }),
  };
}

const SOURCES = {
  service: 'gifkit; fwd=miss',
  cache: 'gifkit; hit',
  stale: 'gifkit; hit; detail=stale',
} as const;

export type ResponseSource = keyof typeof SOURCES;

/** Builds the response; `Cache-Status` (RFC 9211) tells its source. */
export const toResponse = (body: ResponseBody, source: ResponseSource): Response =>
  Response.json(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Cache-Status': SOURCES[source],
      'X-Content-Type-Options': 'nosniff',
    },
  });
