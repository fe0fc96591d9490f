import { Logger } from '@gifkit/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPage } from './delivery/test/other-page.ts';

let warnOnce: (message: string, detail?: unknown) => void;
const warn = vi.fn();

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
  newPage();
  ({ warnOnce } = await import('./warn-once.ts'));
});
afterEach(() => {
  Logger.ENABLED = false;
});

it('warns without a debug flag', () => {
  warnOnce('It fails', 503);
  expect(warn.mock.calls).toEqual([['Gifkit', 'It fails', '503']]);
});

it('warns once per page about a problem, with any details', () => {
  warnOnce('It fails', 503);
  warnOnce('It fails', 500);
  warnOnce('Something else fails');
  expect(warn.mock.calls).toEqual([
    ['Gifkit', 'It fails', '503'],
    ['Gifkit', 'Something else fails'],
  ]);
});
