import { badRequest, ServiceError } from '../../http/errors.ts';
import { readForm } from '../../http/read-body.ts';
import { readJson } from '../../http/read-json.ts';

/** The fields of a request's body, from JSON or from a form. */
export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formFields = async (request: Request): Promise<Fields> =>
  Object.fromEntries(await readForm(request));

/** A body that cannot be parsed has no fields. */
const unlessTooLarge = (error: unknown): undefined => {
  if (error instanceof ServiceError && error.status === 413) throw error;
};

/**
 * Reads the body of a request.
 *
 * @throws {ServiceError} 400 when the body is neither a JSON object nor a form, 413 when it is too large
 */
export async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get('Content-Type') ?? '';
  const isForm = /form/.test(type);
  const read = isForm ? formFields(request) : readJson(request);
  const body: unknown = await read.catch(unlessTooLarge);
  if (isObject(body)) return body;
  throw badRequest('The body must be a JSON object or a form.');
}

/** A required field: a text, or a number that is converted to text. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value.trim()) return value;
  throw badRequest(`Field "${name}" is required.`);
}

/** A required field with a list. */
export function listField(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  throw badRequest(`Field "${name}" must be a list.`);
}

/** A required field with an object. */
export function objectField(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (isObject(value)) return value;
  throw badRequest(`Field "${name}" must be an object.`);
}

/** Checks that all values are objects. */
export const objects = (values: readonly unknown[], name: string): Fields[] =>
  values.map((value) => {
    if (isObject(value)) return value;
    throw badRequest(`Field "${name}" must be a list of objects.`);
  });

/** Checks that all values are texts, and trims them. */
export const texts = (values: readonly unknown[], name: string): string[] =>
  values.map((value) => {
    if (typeof value === 'string' && value.trim()) return value.trim();
    throw badRequest(`Field "${name}" must be a list of texts.`);
  });
