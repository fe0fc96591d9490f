import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a temporary folder for one test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gifkit-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
