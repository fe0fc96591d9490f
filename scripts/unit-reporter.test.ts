import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const VITEST = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const REPORTER = fileURLToPath(new URL('./unit-reporter.ts', import.meta.url));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unit-reporter-')));

/** Runs one file of tests with Vitest itself, and reads what was reported. */
function report(tests: string): unknown {
  writeFileSync(join(folder, 'grid.test.ts'), tests);
  try {
    const args = [VITEST, 'run', '--root', folder, '--globals', `--reporter=${REPORTER}`];
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  } catch {
    // Vitest ends so when anything failed, which is what is reported.
  }
  return JSON.parse(readFileSync(join(folder, '.cache/unit.json'), 'utf8'));
}

describe('what is reported of the unit tests', () => {
  afterEach(() => rmSync(join(folder, '.cache'), { recursive: true, force: true }));

  it('counts what passed, and names what failed and what passed on a second try', () => {
    const tests = `
      let tries = 0;
      describe('a grid', () => {
        it('scrolls', () => {});
        it('ends', () => { throw new Error('too early'); });
        it('plays', { retry: 1 }, () => { if (!tries++) throw new Error('not yet'); });
      });`;
    expect(report(tests)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['grid.test.ts: a grid > ends'],
      flaky: ['grid.test.ts: a grid > plays'],
    });
  });

  it('counts a file that cannot be loaded', () => {
    expect(report(`throw new Error('no canvas');`)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['grid.test.ts: no canvas'],
      flaky: [],
    });
  });

  it('counts what cannot be set up', () => {
    const tests = `
      describe('a grid', () => {
        beforeAll(() => { throw new Error('no port'); });
        it('scrolls', () => {});
      });`;
    expect(report(tests)).toMatchObject({ passed: 0, failures: ['grid.test.ts: no port'] });
  });

  it('counts an error that is left over after a green test', () => {
    const tests = `it('scrolls', () => void Promise.reject(new Error('nobody listens')));`;
    expect(report(tests)).toEqual({
      passed: 1,
      failed: 1,
      failures: [`left over in ${join(folder, 'grid.test.ts')}: nobody listens`],
      flaky: [],
    });
  });
});
