interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the user saves data, or the browser has measured a slow line (Network Information API). False where the
 * browser does not say, as in Firefox and Safari.
 */
export function isSlowLine(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: Connection };
  if (!connection) return false;
  const { saveData = false, effectiveType = '' } = connection;
  return saveData || /[23]g$/.test(effectiveType);
}
