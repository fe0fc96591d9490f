import { vi } from 'vitest';

/** Loads another copy of a module, as another page of the origin has it. Both share the storage. */
export async function onOtherPage<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return await load();
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
