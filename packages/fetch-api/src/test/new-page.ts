import { vi } from 'vitest';

/** Begins another page: what is imported from now on shares nothing with what was imported before. */
export function newPage(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith('@gifkit/')) Reflect.deleteProperty(globalThis, symbol);
  vi.resetModules();
}
