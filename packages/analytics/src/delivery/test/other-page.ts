import { vi } from 'vitest';
import { isAnalyticsEnabled } from '../../settings/settings.ts';

const STATE = Symbol.for('@gifkit/analytics@1');
const global = globalThis as Record<symbol, unknown>;

/** Simulates navigation: later imports share only the storage with earlier ones. */
export function newPage(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(symbol)?.startsWith('@gifkit/')) Reflect.deleteProperty(globalThis, symbol);
  vi.resetModules();
}

/** Loads a second copy of a module, as another page of the origin. Both share the storage. */
export async function onOtherPage<Module>(load: () => Promise<Module>): Promise<Module> {
  isAnalyticsEnabled();
  const state = global[STATE];
  newPage();
  const module = await load();
  // The copy caches the page state on its first read.
  (await import('../../settings/settings.ts')).isAnalyticsEnabled();
  global[STATE] = state;
  return module;
}

/** Loads a second copy of a module on the same page, as another bundle. */
export function inOtherBundle<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}

/** Dispatches storage events for removals by another page, as browsers do. */
export function withStorageEvents(change: () => void): void {
  const before = { ...localStorage };
  change();
  for (const [key, oldValue] of Object.entries(before)) {
    if (localStorage.getItem(key) !== null) continue;
    const init = { key, oldValue, newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', init));
  }
}
