// Components are tested like the parts that they stand on.
import '../../../headless/src/test/setup.ts';
import { parse } from 'cssom';
import { afterAll, beforeEach, vi } from 'vitest';

beforeEach(() => {
  // As in jsdom 20, which Jest 29 has.
  vi.stubGlobal('CSSContainerRule', undefined);
});

// Its parser drops a stylesheet of which it does not know a rule, and writes an error. Tests of hosts fail by that.
afterAll(() => {
  if (typeof document === 'undefined') return;
  for (const { textContent } of document.querySelectorAll('style')) parse(textContent ?? '');
});
