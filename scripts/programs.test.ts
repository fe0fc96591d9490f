import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('prints the output of an installer to stderr, because stdout is the result of a benchmark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'playwright'), '#!/bin/sh\necho Downloading\n', { mode: 0o755 });
  // No program is installed, and only this installer.
  const script = `
    import fs from 'node:fs';
    import { registerHooks, syncBuiltinESMExports } from 'node:module';
    process.getuid = () => 1;
    fs.globSync = () => [];
    syncBuiltinESMExports();
    const source = 'export const chromium = { executablePath: () => "" }';
    registerHooks({
      load: (url, context, next) =>
        url.includes('/node_modules/') ? { format: 'module', source, shortCircuit: true } : next(url, context),
    });
    const { findChromium } = await import('${new URL('programs.ts', import.meta.url)}');
    findChromium();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM_PATH: '', PATH: `${folder}${delimiter}${process.env.PATH}` },
    },
  );
  expect(stdout).toBe('');
  expect(stderr).toContain('Downloading');
});
