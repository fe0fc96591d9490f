/** A variable part of a path in Hono's syntax, with the pattern that its value has. */
const VARIABLE = /:(\w+)(?:\{([^}]*)\})?/g;

/** The values that a pattern allows, if they can be listed: `a|b`, or `v[12]`. */
const valuesOf = (pattern: string): string[] | undefined => {
  const set = /^(\w*)\[(\w+)\]$/.exec(pattern);
  if (set) return [...(set[2] ?? '')].map((last) => `${set[1]}${last}`);
  return /^[\w|-]+$/.test(pattern) ? pattern.split('|') : undefined;
};

/** Paths without variables that have few values: one path for each value. */
const expanded = (path: string): string[] => {
  for (const [written, , pattern = ''] of path.matchAll(VARIABLE)) {
    const values = valuesOf(pattern);
    if (values) return values.flatMap((value) => expanded(path.replace(written, value)));
  }
  return [path];
};

/** One path of an OpenAPI document, and the names of what is variable in it. */
export interface DocumentPath {
  path: string;
  variables: string[];
}

/** The paths of an OpenAPI document that a path in Hono's syntax stands for. */
export const documentPaths = (path: string): DocumentPath[] =>
  expanded(path).map((one) => ({
    path: one.replace(VARIABLE, '{$1}'),
    variables: [...one.matchAll(VARIABLE)].map(([, name = '']) => name),
  }));
