// The same setup as for the headless parts.
import '../../../headless/src/test/setup.ts';
import { parse } from 'cssom';
import { afterAll, beforeEach, vi } from 'vitest';

beforeEach(() => {
  // jsdom 20, the version of Jest 29, has no container queries.
  vi.stubGlobal('CSSContainerRule', undefined);
});

// Fails if the parser of jsdom 20 cannot parse our styles: it would log an error, which fails the tests of hosts.
afterAll(() => {
  if (typeof document === 'undefined') return;
  for (const { textContent } of document.querySelectorAll('style')) parse(textContent ?? '');
});
