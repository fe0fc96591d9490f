/**
 * Shape of a value: the JSON type of a leaf (`string`, or `string|null`), a list whose items share a shape,
 * or an object. Names that end with `?` are optional, those with `|null` nullable.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape };

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

const objectDifferences = (
  shape: { readonly [name: string]: Shape },
  value: Record<string, unknown>,
  path: string,
): string[] => {
  const known = Object.entries(shape).map(([name, field]) => ({
    name: name.replace(/(\?|\|null)$/, ''),
    field,
    mayMiss: name.endsWith('?'),
    mayBeNull: name.endsWith('|null'),
  }));
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known.flatMap(({ name, field, mayMiss, mayBeNull }) => {
      const at = `${path}.${name}`;
      if (mayBeNull && value[name] === null) return [];
      if (name in value) return differences(field, value[name], at);
      return mayMiss ? [] : [`${at} is missing`];
    }),
    ...Object.keys(value)
      .filter((name) => !names.has(name))
      .map((name) => `${path}.${name} is not recorded`),
  ];
};

/**
 * Lists the differences of a value from a shape: paths that are missing, additional or of another type. Each
 * is reported once per list.
 */
export function differences(shape: Shape, value: unknown, path = ''): string[] {
  if (typeof shape === 'string') {
    const type = typeOf(value);
    return shape.split('|').includes(type) ? [] : [`${path} is ${type}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is ${typeOf(value)}, not array`];
    return [...new Set(value.flatMap((item) => differences(shape[0], item, `${path}[]`)))];
  }
  if (!isObject(value)) return [`${path} is ${typeOf(value)}, not object`];
  return objectDifferences(shape as { readonly [name: string]: Shape }, value, path);
}
