import { Problem } from '../response/problem.ts';
import { isRedirect } from '../upstream/upstream.ts';

interface SendOptions {
  send: typeof fetch;
  origins: ReadonlySet<string>;
  maxBytes: number;
  /** Time in ms until the file begins. */
  timeout: number;
}

/** Time in ms until the file ends. */
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

/** A single byte range; players never request several. */
const RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/;
const CONTENT_RANGE = /^bytes (\d{1,15}-\d{1,15}\/(\d{1,15}|\*)|\*\/\d{1,15})$/;

const bad = (detail: string, error?: unknown): Problem =>
  new Problem({ status: 502, detail }, error);

/** Request headers for a file. Of the user's headers only the byte range is passed on. */
function headersFor(request: Request): HeadersInit {
  const range = request.headers.get('Range') ?? '';
  return {
    Accept: TYPES.join(', '),
    // Keeps `Content-Length` equal to the length of the body.
    'Accept-Encoding': 'identity',
    'User-Agent': 'gifkit-relay',
    ...(RANGE.test(range) && { Range: range }),
  };
}

const only = (headers: Headers, name: string, form: RegExp): Record<string, string> => {
  const value = headers.get(name) ?? '';
  return form.test(value) ? { [name]: value } : {};
};

function assertFile(response: Response, maxBytes: number): string {
  const { status, headers } = response;
  if (isRedirect(response)) throw bad('The service redirects the file.');
  if (status === 404 || status === 410) {
    throw new Problem({ status: 404, detail: 'The file does not exist.' });
  }
  if (status === 416) throw new Problem({ status, detail: 'The file has no such range.' });
  if (status !== 200 && status !== 206) throw bad('The service refused the file.', response);
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (!TYPES.includes(type.trim())) throw bad('The file has a type that is not allowed.');
  if (Number(headers.get('Content-Length')) > maxBytes) throw bad('The file is too large.');
  return type.trim();
}

/**
 * Streams a file of the service to the client and counts its bytes.
 *
 * @param until expiry of the link, in s since the epoch.
 * @throws {Problem} 404, 416, 502, 504
 */
export async function sendMedia(
  request: Request,
  url: string,
  until: number,
  { send, origins, maxBytes, timeout }: SendOptions,
): Promise<Response> {
  if (!origins.has(new URL(url).origin)) throw bad('The host is not allowed.');
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
    return new Response(body && streamWithin(body, maxBytes, BODY_TIMEOUT), {
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

/** Copies a stream on demand. It fails if the stream is too long, or has not ended after `timeout` ms. */
function streamWithin(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  timeout: number,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes.`);
      controller.enqueue(chunk);
    },
  });
  const late = new AbortController();
  const end = () => late.abort(new Error(`The file did not end within ${timeout} ms.`));
  const timer = setTimeout(end, timeout);
  const copied = body.pipeTo(writable, { signal: late.signal });
  // The reader of the copy gets the error.
  copied.catch(() => {}).finally(() => clearTimeout(timer));
  return readable;
}
