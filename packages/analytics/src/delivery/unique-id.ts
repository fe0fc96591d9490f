/** An id that no other event or page has. Pages without HTTPS have no `randomUUID`. */
export const uniqueId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
