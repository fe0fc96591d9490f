import { afterEach, vi } from 'vitest';

// Restores stubs and clocks centrally. One that outlives a file would be taken for the original by the next
// file in the process.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
