import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Variables that the code reads: all of them are asked for by name in one file. */
const variables = [...read('./settings.ts').matchAll(/\((?:\s*)'([A-Z][A-Z_]+)'/g)].map(
  ([, name]) => name,
);

describe('docs/deploying.md', () => {
  it('names every setting, and the README of this app does, too', () => {
    expect(variables.length).toBeGreaterThan(10);
    for (const name of variables) {
      expect(read('../../../../docs/deploying.md')).toContain(`\`${name}\``);
      expect(read('../../README.md')).toContain(`\`${name}\``);
    }
  });
});
