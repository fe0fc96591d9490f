import { MAX_BODY_BYTES } from '../constants.ts';
import { badRequest, ServiceError } from './errors.ts';

/**
 * The bytes of a request's body. Reading stops when there are too many.
 *
 * @throws {ServiceError} 413 when the body has more than `maxBytes`
 */
export async function readBody(
  { body, headers }: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ServiceError(413, `The body has more than ${maxBytes} bytes.`);
  if (Number(headers.get('Content-Length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * The fields of a form.
 *
 * @throws {ServiceError} 400 when the body is no form, 413 when it has more than `maxBytes`
 */
export async function readForm(request: Request, maxBytes?: number): Promise<FormData> {
  const bytes = await readBody(request, maxBytes);
  const type = request.headers.get('Content-Type') ?? '';
  const form = new Response(bytes, { headers: { 'Content-Type': type } });
  return form.formData().catch(() => {
    throw badRequest('The body must be a form.');
  });
}
