import { badRequest } from '../http/errors.ts';

/** The fields of a request's body, whichever way it was written. */
export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws {ServiceError} 400 when the body is neither a JSON object nor a form */
export const readFields = async (request: Request): Promise<Fields> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (/form/.test(type)) return Object.fromEntries(await request.formData());
  const body: unknown = await request.json().catch(() => undefined);
  if (isObject(body)) return body;
  throw badRequest('The body must be a JSON object or a form.');
};

/** A field that must be a text, or a number to be taken as one. */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value.trim()) return value;
  throw badRequest(`Field "${name}" is required.`);
};

/** A field that must be a list. */
export const listField = (fields: Fields, name: string): unknown[] => {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  throw badRequest(`Field "${name}" must be a list.`);
};

/** A field that must be an object. */
export const objectField = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  if (isObject(value)) return value;
  throw badRequest(`Field "${name}" must be an object.`);
};

/** A list whose items must be objects. */
export const objects = (values: readonly unknown[], name: string): Fields[] =>
  values.map((value) => {
    if (isObject(value)) return value;
    throw badRequest(`Field "${name}" must be a list of objects.`);
  });

/** A list whose items must be texts. */
export const texts = (values: readonly unknown[], name: string): string[] =>
  values.map((value) => {
    if (typeof value === 'string' && value.trim()) return value.trim();
    throw badRequest(`Field "${name}" must be a list of texts.`);
  });
