/** A schema as JSON Schema 2020-12 has it, which OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const STRING: JsonSchema = { type: 'string' };
export const NUMBER: JsonSchema = { type: 'number' };
export const BOOLEAN: JsonSchema = { type: 'boolean' };
export const NULL: JsonSchema = { type: 'null' };
export const INTEGER: JsonSchema = { type: 'integer' };

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const either = (...anyOf: JsonSchema[]): JsonSchema => ({ anyOf });

/** An object in which a name that ends in `?` may be missing. */
export const object = (fields: Readonly<Record<string, JsonSchema>>): JsonSchema => {
  const names = Object.keys(fields);
  return {
    type: 'object',
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), fields[name]])),
  };
};

/** Fields with the same schema. Their names are in one text, separated by spaces. */
export const each = (schema: JsonSchema, names: string): Record<string, JsonSchema> =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

/** An object whose names are ids or terms. */
export const byName = (schema: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: schema,
});
