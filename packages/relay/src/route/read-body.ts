import { Problem } from '../answer/problem.ts';
import type { Source } from './read-parameters.ts';

/** Bytes of a body, in which nothing is longer than an id and a term. */
const MAX_BYTES = 4096;

const tooLarge = (): Problem =>
  new Problem({ status: 413, detail: `The body may have ${MAX_BYTES} bytes at most.` });

async function readText({ body, headers }: Request): Promise<string> {
  if (Number(headers.get('Content-Length')) > MAX_BYTES) throw tooLarge();
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

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
    fields = Object(JSON.parse(await readText(request)));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem({ status: 400, detail: 'The body is no JSON.' }, error);
  }
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  };
}
