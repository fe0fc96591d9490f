import { type Store, withFallback } from '@gifkit/store';

export { surviveLogErrors } from '@gifkit/http';
export { createStopper, type Stopper, stopOnSignals } from './stopper.ts';

/**
 * Opens the configured store with a local fallback; no store without a URL. Node only. An open connection keeps the
 * process running.
 */
export async function openStore(
  url: string | undefined,
): Promise<{ store?: Store; close(): Promise<void> }> {
  if (url === undefined) return { close: async () => {} };
  // Lazy-loaded: the client is large, and most servers have no store.
  const { redisStore } = await import('@gifkit/store/redis');
  const shared = redisStore(url);
  return { store: withFallback(shared), close: () => shared.close() };
}
