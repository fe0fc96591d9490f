import { describe, it, vi } from 'vitest';
import { KEY, SERVICES } from './test/services.ts';
import { conformanceChecks } from './testing/conformance.ts';

describe.each(Object.entries(SERVICES))('%s', (_name, create) => {
  const checks = conformanceChecks({
    create,
    term: 'animal',
    emptyTerm: 'xyzzyplugh',
    unknownId: 'none-such',
    secret: KEY,
  });
  it.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_check, run) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await run();
  });
});
