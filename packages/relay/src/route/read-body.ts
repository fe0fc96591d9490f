import { BodyTooLargeError, decodeChunks, readChunks } from '@gifkit/fetch-api/internal';
import { Problem } from '../answer/problem.ts';
import type { Source } from './read-parameters.ts';

/** Maximum size of a body in bytes: it holds only an id and a term. */
const MAX_BYTES = 4096;

/**
 * Reads the string fields of a JSON body. It requires the JSON content type, which an HTML form of another
 * site cannot send.
 *
 * @throws {Problem} 400, 413, 415
 */
export async function readBody(request: Request): Promise<Source> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem({ status: 415, detail: 'The body must be application/json.' });
  }
  let fields: Record<string, unknown>;
  try {
    fields = Object(JSON.parse(decodeChunks(await readChunks(request, MAX_BYTES))));
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new Problem({ status: 413, detail: `The body is limited to ${MAX_BYTES} bytes.` });
    }
    throw new Problem({ status: 400, detail: 'The body is not JSON.' }, error);
  }
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  };
}
