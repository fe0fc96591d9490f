import { type Store, withFallback } from '@gifkit/store';

export { createStopper, type Stopper, stopOnSignals } from './stopper.ts';

interface OpenStore {
  store?: Store;
  /** Ends its connection, which would keep the process running. */
  close(): Promise<void>;
}

/** The store that a setting names, without which this copy can go on; no store where it names none. On Node alone. */
export async function openStore(url: string | undefined): Promise<OpenStore> {
  if (url === undefined) return { close: async () => {} };
  // Its client is large, and most servers have no store.
  const { redisStore } = await import('@gifkit/store/redis');
  const shared = redisStore(url);
  return { store: withFallback(shared), close: () => shared.close() };
}
