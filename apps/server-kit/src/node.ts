import { type Store, withFallback } from '@gifkit/store';
import { SettingsError } from './settings-reader.ts';

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

/**
 * Explains why a server cannot listen. Other errors stay.
 *
 * @param variable that sets the port.
 */
export function listenError(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host?: string | undefined },
  variable: string,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new SettingsError([`Port ${port} is in use; set ${variable} to a free one.`]);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingsError([`HOST has to be an address of this machine, not "${host}".`]);
  }
  return error;
}
