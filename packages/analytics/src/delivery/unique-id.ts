/** Returns a unique id. Pages without HTTPS have no `randomUUID`. */
export const uniqueId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
