import { BodyTooLargeError, decodeChunks, readChunks } from '@gifkit/fetch-api/internal';
import { Problem } from '../answer/problem.ts';
import type { Source } from './read-parameters.ts';

/** Bytes of a body, in which nothing is longer than an id and a term. */
const MAX_BYTES = 4096;

/**
 * The fields of a request's JSON that are texts. It has to say that it is JSON, which no form of another site can.
 *
 * @throws {Problem} 400, 413, 415
 */
export async function readBody(request: Request): Promise<Source> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem({ status: 415, detail: 'The body has to be application/json.' });
  }
  let fields: Record<string, unknown>;
  try {
    fields = Object(JSON.parse(decodeChunks(await readChunks(request, MAX_BYTES))));
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new Problem({ status: 413, detail: `The body may have ${MAX_BYTES} bytes at most.` });
    }
    throw new Problem({ status: 400, detail: 'The body is no JSON.' }, error);
  }
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  };
}
