/** Runs every measurement of this folder, one after the other so that none disturbs another. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = basename(fileURLToPath(import.meta.url));
const measurements = readdirSync(new URL('.', import.meta.url)).filter((file) => file !== own);

const failed = measurements.filter((file) => {
  console.log(`\n── ${file}`);
  const script = fileURLToPath(new URL(file, import.meta.url));
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0;
});
if (failed.length) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
