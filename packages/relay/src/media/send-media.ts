import { Problem } from '../answer/problem.ts';
import { isRedirect } from '../upstream/upstream.ts';

export interface SendOptions {
  send: typeof fetch;
  origins: ReadonlySet<string>;
  maxBytes: number;
  /** ms until the file begins. */
  timeout: number;
}

/** ms until the file has ended. */
const BODY_TIMEOUT = 60_000;

const TYPES: readonly string[] = [
  'image/gif',
  'image/webp',
  'image/avif',
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/webm',
];

/** One range of bytes. No player asks for several at once. */
const RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/;
const CONTENT_RANGE = /^bytes (\d{1,15}-\d{1,15}\/(\d{1,15}|\*)|\*\/\d{1,15})$/;

const bad = (detail: string, error?: unknown): Problem =>
  new Problem({ status: 502, detail }, error);

/** What a request for a file has; nothing of the reader but which bytes are wanted. */
function headersFor(request: Request): HeadersInit {
  const range = request.headers.get('Range') ?? '';
  return {
    Accept: TYPES.join(', '),
    // The length of the file is then that of the body.
    'Accept-Encoding': 'identity',
    'User-Agent': 'gifkit-relay',
    ...(RANGE.test(range) && { Range: range }),
  };
}

/** The header where it has this form. */
const only = (headers: Headers, name: string, form: RegExp): Record<string, string> => {
  const value = headers.get(name) ?? '';
  return form.test(value) ? { [name]: value } : {};
};

function assertFile(response: Response, maxBytes: number): string {
  const { status, headers } = response;
  if (isRedirect(response)) throw bad('The file has moved.');
  if (status === 404 || status === 410) {
    throw new Problem({ status: 404, detail: 'The file is gone.' });
  }
  if (status === 416) throw new Problem({ status, detail: 'The file has no such range.' });
  if (status !== 200 && status !== 206) throw bad('The file cannot be had.');
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (!TYPES.includes(type.trim())) throw bad('The file is of no type that is let through.');
  if (Number(headers.get('Content-Length')) > maxBytes) throw bad('The file is too large.');
  return type.trim();
}

/**
 * Sends a file of the service on, while it is counted.
 *
 * @param until when the link ends, in s since the epoch.
 * @throws {Problem} 404, 416, 502, 504
 */
export async function sendMedia(
  request: Request,
  url: string,
  until: number,
  { send, origins, maxBytes, timeout }: SendOptions,
): Promise<Response> {
  if (!origins.has(new URL(url).origin)) throw bad('The host is none that is let through.');
  const controller = new AbortController();
  const end = () => controller.abort();
  request.signal.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, timeout);
  let response: Response;
  try {
    response = await send(url, {
      headers: headersFor(request),
      redirect: 'manual',
      signal: controller.signal,
    });
  } catch (error) {
    if (!controller.signal.aborted) throw bad('The file cannot be reached.', error);
    throw new Problem({ status: 504, detail: 'The file did not come in time.' }, error);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', end);
  }
  try {
    const type = assertFile(response, maxBytes);
    const { headers, status, body } = response;
    const maxAge = Math.max(0, until - Math.floor(Date.now() / 1000));
    return new Response(body && streamWithin(body, { maxBytes, timeout: BODY_TIMEOUT }), {
      status,
      headers: {
        'Content-Type': type,
        ...(!headers.has('Content-Encoding') && only(headers, 'Content-Length', /^\d{1,15}$/)),
        ...(status === 206 && only(headers, 'Content-Range', CONTENT_RANGE)),
        'Accept-Ranges': 'bytes',
        'Cache-Control': `private, max-age=${maxAge}, immutable`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    response.body?.cancel().catch(() => {});
    throw error;
  }
}

/** What a stream may be. */
interface StreamLimits {
  maxBytes: number;
  /** ms until it has ended. */
  timeout: number;
}

/** The same bytes, one piece at a time as they are wanted. It fails where there are too many, or they take too long. */
function streamWithin(
  body: ReadableStream<Uint8Array>,
  { maxBytes, timeout }: StreamLimits,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout>;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setTimeout(() => {
        controller.error(new Error(`The file did not end within ${timeout} ms.`));
        reader.cancel().catch(() => {});
      }, timeout);
    },
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        bytes += value?.byteLength ?? 0;
        if (bytes > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes.`);
        if (!done) return controller.enqueue(value);
        clearTimeout(timer);
        controller.close();
      } catch (error) {
        clearTimeout(timer);
        reader.cancel().catch(() => {});
        controller.error(error);
      }
    },
    async cancel(reason) {
      clearTimeout(timer);
      await reader.cancel(reason);
    },
  });
}
