/** What a call answers, as JSON. */
export interface Answer {
  /** GIFs, terms or categories. */
  data: readonly unknown[];
  /** Where the next page begins; the last page has none. */
  next?: string | undefined;
  ads?: readonly unknown[] | undefined;
}

/** A value that comes from a store. @returns undefined when it is no answer. */
export function readAnswer(value: unknown): Answer | undefined {
  const { data, next, ads } = Object(value) as Partial<Answer>;
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

/** The answer as a response; `Cache-Status` (RFC 9211) says where it came from. */
export const answerResponse = (answer: Answer, source: keyof typeof SOURCES): Response =>
  Response.json(answer, {
    headers: {
      'Cache-Control': 'no-store',
      'Cache-Status': SOURCES[source],
      'X-Content-Type-Options': 'nosniff',
    },
  });
