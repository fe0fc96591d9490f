import { badRequest } from './errors.ts';
import { readBody } from './read-body.ts';

/**
 * The parsed body of a request, whatever its content type.
 *
 * @param maxBytes that the body may have
 * @throws {ServiceError} 400 when the body is not JSON, 413 when it is too large
 */
export async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  const bytes = await readBody(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw badRequest('The body is not JSON.');
  }
}
