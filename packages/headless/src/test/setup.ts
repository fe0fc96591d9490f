import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installObservers } from './observers.ts';

// Real requests take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  installObservers();
  // Whatever React warns about is a mistake.
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
});
