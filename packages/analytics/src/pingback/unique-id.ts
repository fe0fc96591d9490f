/** An id that no other event or page has. `randomUUID` is for secure pages alone. */
export const uniqueId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
