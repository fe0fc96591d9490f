// @vitest-environment node
import { expect, it } from 'vitest';

it('does nothing without a document', async () => {
  expect(globalThis.document).toBeUndefined();
  const { GifkitEmbedElement, start } = await import('./auto.ts');
  expect([typeof GifkitEmbedElement, typeof start]).toEqual(['function', 'function']);
});
