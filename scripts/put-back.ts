import { afterEach, vi } from 'vitest';

// No test has to put back its stubs and clocks: one that outlives the last test of a file would be what the next
// file of the process calls the real thing.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
