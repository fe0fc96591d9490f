import { afterEach, vi } from 'vitest';

// Files that share a process share its globals too: a stub that outlives the last test of one file would be
// what the next file calls the real thing.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
