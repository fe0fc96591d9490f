import { vi } from 'vitest';
import { isAnalyticsEnabled } from '../../settings/settings.ts';

const STATE = Symbol.for('@gifkit/analytics@1');
const global = globalThis as Record<symbol, unknown>;

/** Begins another page: what is imported from now on shares nothing but the storage with what was before. */
export function newPage(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith('@gifkit/')) Reflect.deleteProperty(globalThis, symbol);
  vi.resetModules();
}

/** Loads another copy of a module, as another page of the origin has it. Both share the storage. */
export async function onOtherPage<Module>(load: () => Promise<Module>): Promise<Module> {
  isAnalyticsEnabled();
  const state = global[STATE];
  newPage();
  const module = await load();
  // A copy keeps the state that it finds first.
  (await import('../../settings/settings.ts')).isAnalyticsEnabled();
  global[STATE] = state;
  return module;
}

/** Loads another copy of a module on the same page, as another bundle has it. */
export function inOtherBundle<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}

/** Tells this page about what another page removes from the storage, as a browser does. */
export function withStorageEvents(change: () => void): void {
  const before = { ...localStorage };
  change();
  for (const [key, oldValue] of Object.entries(before)) {
    if (localStorage.getItem(key) !== null) continue;
    const init = { key, oldValue, newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', init));
  }
}
