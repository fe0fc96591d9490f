/** A schema of an OpenAPI document, as far as the sandbox's document goes. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

const inList = (shape: string): string => (shape.includes(' | ') ? `(${shape})[]` : `${shape}[]`);

const fieldsOf = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(schema)}`,
  );

function objectShape(schema: Schema): string {
  const { additionalProperties: rest } = schema;
  const others = typeof rest === 'object' ? [`[name: string]: ${shapeOf(rest)}`] : [];
  const fields = [...fieldsOf(schema), ...others];
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object';
}

/** A schema as a type: `{ data: Gif[]; pagination: Pagination }`. */
export function shapeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(shapeOf).join(' | ');
  if (schema.type === 'array') return schema.items ? inList(shapeOf(schema.items)) : 'unknown[]';
  if (schema.type === 'object') return objectShape(schema);
  return [schema.type ?? 'unknown'].flat().join(' | ');
}

/** What a value has to keep to, besides its type. */
export function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, maxLength, pattern, default: fallback } = schema;
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`matches \`${pattern}\``]),
    ...(fallback === undefined ? [] : [`by default \`${JSON.stringify(fallback)}\``]),
  ];
}
