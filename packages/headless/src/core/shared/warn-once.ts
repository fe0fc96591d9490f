const warned = new Set<string>();

/** Logs a warning, the same one only once. */
export function warnOnce(warning: string, ...details: unknown[]): void {
  if (warned.has(warning)) return;
  warned.add(warning);
  console.warn(warning, ...details);
}
