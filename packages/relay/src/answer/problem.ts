/** What went wrong with a request, in words that everybody may read. */
export interface ProblemDetails {
  /** Status of HTTP. */
  status: number;
  /** What is wrong, and what is allowed. */
  detail: string;
  /** When to try again, in s. */
  retryAfter?: number | undefined;
  /** Address that names the kind of problem. @default 'about:blank' */
  type?: string | undefined;
  /** Names of the limits that were reached. */
  violatedPolicies?: readonly string[] | undefined;
  /** Methods that the path has. */
  allow?: string | undefined;
}

/** s; a service that asks for a longer wait is asked again after a day. */
export const LONGEST_WAIT = 86_400;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Ends a request with an answer to its sender. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails, cause?: unknown) {
    super(details.detail, { cause });
    this.details = details;
  }
}

/** Whether an older answer is better than none: the service is down, slow, busy, or says nonsense. */
export const isOutage = ({ details: { status } }: Problem): boolean =>
  status === 429 || status >= 500;

/** The answer as `application/problem+json` (RFC 9457). */
export function problemResponse(details: ProblemDetails): Response {
  const { status, detail, retryAfter, type, violatedPolicies, allow } = details;
  const body = {
    type: type ?? 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    ...(violatedPolicies && { 'violated-policies': violatedPolicies }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(allow && { Allow: allow }),
    },
  });
}
