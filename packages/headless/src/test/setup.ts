import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installObservers } from './observers.ts';

// Requests to the sandbox take time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  installObservers();
  if (typeof document !== 'undefined') localStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(console.error).not.toHaveBeenCalled();
});
