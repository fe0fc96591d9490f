import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReports } from './api-reports.ts';

const root = new URL('..', import.meta.url);

/** It reads the types of all packages; on a busy machine that takes its time. */
const TIMEOUT = 300_000; // ms

it('reports say what the packages export: no signature changes unnoticed. Else run `pnpm api` again', {
  timeout: TIMEOUT,
}, () => {
  const reports = apiReports();
  expect(reports.size).toBeGreaterThan(0);
  for (const [path, text] of reports) {
    expect(readFileSync(new URL(path, root), 'utf8'), path).toBe(text);
  }
});
