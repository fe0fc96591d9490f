import { vi } from 'vitest';

/** Simulates navigation: later imports share no state with earlier ones. */
export function newPage(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith('@gifkit/')) Reflect.deleteProperty(globalThis, symbol);
  vi.resetModules();
}
