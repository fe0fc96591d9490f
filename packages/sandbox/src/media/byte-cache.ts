/** LRU cache of at most `maxBytes`. */
export function createByteCache(maxBytes: number) {
  const kept = new Map<string, Uint8Array>();
  const loading = new Map<string, Promise<Uint8Array>>();
  let total = 0;

  const keep = (key: string, bytes: Uint8Array): void => {
    if (bytes.byteLength > maxBytes) return;
    kept.set(key, bytes);
    total += bytes.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= byteLength;
    }
  };

  return {
    /** Returns the bytes of a key. Concurrent calls share one `load`; failures are not cached. */
    async read(key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const started = loading.get(key);
      if (started) return started;
      const promise = load();
      loading.set(key, promise);
      try {
        const bytes = await promise;
        keep(key, bytes);
        return bytes;
      } finally {
        loading.delete(key);
      }
    },
  };
}
