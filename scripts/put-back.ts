import { afterEach, vi } from 'vitest';

// Restores stubs and clocks centrally. Otherwise the next file in the process would take
// a leftover stub for the original.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
