/** Error details that are safe to show to anyone. */
export interface ProblemDetails {
  status: number;
  /** Reason for the error, and the allowed values. */
  detail: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
  /** URI that identifies the problem type. @default 'about:blank' */
  type?: string | undefined;
  violatedPolicies?: readonly string[] | undefined;
  /** Methods that the path supports (`Allow` header). */
  allow?: string | undefined;
}

/** Upper limit of `Retry-After`, in s: a day. */
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

/** Error whose details are sent to the client. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails, cause?: unknown) {
    super(details.detail, { cause });
    this.details = details;
  }
}

/** True if a stale response is better than this error: the service is down, slow, busy, or sends nonsense. */
export const isOutage = ({ details: { status } }: Problem): boolean =>
  status === 429 || status >= 500;

/** Renders the error as `application/problem+json` (RFC 9457). */
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
