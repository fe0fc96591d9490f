/** A variable part of a path in Hono's syntax, with the pattern that its value has. */
const VARIABLE = /:(\w+)(?:\{([^}]*)\})?/g;

/** A path in Hono's syntax as OpenAPI writes it. */
export const documentPath = (path: string): string => path.replace(VARIABLE, '{$1}');

/** The values that a pattern allows, if they can be listed: `a|b`, or `v[12]`. */
const valuesOf = (pattern: string): string[] | undefined => {
  if (pattern === 'v[12]') return ['v1', 'v2'];
  return /^[\w|.-]+$/.test(pattern) ? pattern.split('|') : undefined;
};

/** The paths of the document that a path in Hono's syntax stands for: one for each value of a pattern. */
export const documentPaths = (path: string): string[] => {
  for (const [written, , pattern = ''] of path.matchAll(VARIABLE)) {
    const values = valuesOf(pattern);
    if (values) return values.flatMap((value) => documentPaths(path.replace(written, value)));
  }
  return [documentPath(path)];
};
