import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOf } from './strict-policy.ts';

it('allows only the inline scripts of the page, by hash', () => {
  const hash = createHash('sha256').update('a()').digest('base64');
  const policy = policyOf('<script>a()</script><script src="/a.js"></script><style>b</style>');
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
});
