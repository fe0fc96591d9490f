/**
 * Checks that what was built for browsers has no syntax and no built-in that the supported ones lack, and
 * that the README names those that the builds aim at.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

const root = new URL('..', import.meta.url);

/** What a browser may load. */
const BUILT = [
  'packages/{model,fetch-api,analytics,headless,react-components,js-components,platform-requests,providers,embed-sdk}/dist/**/*.js',
  'apps/embed/dist/client/**/*.js',
  'apps/gallery/dist/client/**/*.js',
];

/** The edition of ECMAScript that all supported browsers have. */
const ECMASCRIPT = 'es2024';

const { chrome, firefox, safari } = SUPPORTED_BROWSERS;
const SENTENCE = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and everything newer`;

/** Throws where a file needs more. Looking for built-ins lets new syntax pass, so that is another run. */
function assertEdition(...options: string[]): void {
  const { status } = spawnSync('es-check', [ECMASCRIPT, ...BUILT, '--module', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`Something built needs more than ${ECMASCRIPT}, so than ${SENTENCE}.`);
  }
}

try {
  if (!readFileSync(new URL('README.md', root), 'utf8').includes(SENTENCE)) {
    throw new Error(`The README has to say which browsers are supported: ${SENTENCE}.`);
  }
  assertEdition();
  assertEdition('--checkFeatures');
} catch (error) {
  fail(error);
}
