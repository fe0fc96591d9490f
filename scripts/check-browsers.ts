/**
 * Checks that browser builds use no syntax or built-in that supported browsers lack, and that the README
 * names these browsers.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

const root = new URL('..', import.meta.url);

const BUILT = [
  'packages/{model,http,fetch-api,analytics,headless,react-components,js-components,platform-requests,providers,embed-sdk}/dist/**/*.js',
  'apps/embed/dist/client/**/*.js',
  'apps/gallery/dist/client/**/*.js',
];

const ECMASCRIPT = 'es2024';

const { chrome, firefox, safari } = SUPPORTED_BROWSERS;
const SENTENCE = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and everything newer`;

/**
 * Throws if a file needs a newer edition. Checking built-ins disables the syntax check, so each is a separate
 * run.
 */
function assertEdition(...options: string[]): void {
  const { status } = spawnSync('es-check', [ECMASCRIPT, ...BUILT, '--module', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`A build needs more than ${ECMASCRIPT}, which is the edition of ${SENTENCE}.`);
  }
}

process.once('uncaughtException', fail);
if (!readFileSync(new URL('README.md', root), 'utf8').includes(SENTENCE)) {
  throw new Error(`The README must name the supported browsers: ${SENTENCE}.`);
}
assertEdition();
assertEdition('--checkFeatures');
