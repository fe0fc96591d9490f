import { badRequest } from './errors.ts';

/**
 * The parsed body of a request, whatever its content type.
 *
 * @throws {ServiceError} 400 when the body is not JSON
 */
export const readJson = (request: Request): Promise<unknown> =>
  request.json().catch(() => {
    throw badRequest('The body is not JSON.');
  });
