import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { PACKAGE_TARGETS } from './scripts/supported-browsers.ts';

const { exports, version }: { exports: Record<string, string>; version: string } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const NOT_PUBLISHED = ['**/*.{test,test-d,stories}.*', '**/*.d.ts', '**/{test,examples}/**'];

/** A `*` in `exports` includes nested folders. */
const entry = Object.values(exports)
  .filter((source) => /\.tsx?$/.test(source))
  .map((source) => source.replace('*', '**/*'));

/**
 * Builds the package of the working folder. Each module stays a separate file, so that all bundlers can
 * tree-shake.
 */
export default defineConfig({
  entry: [...entry, ...NOT_PUBLISHED.map((pattern) => `!${pattern}`)],
  cwd: process.cwd(),
  root: 'src',
  format: ['esm', 'cjs'],
  unbundle: true,
  platform: 'neutral',
  target: PACKAGE_TARGETS,
  sourcemap: true,
  define: { __GIFKIT_VERSION__: JSON.stringify(version) },
  dts: { sourcemap: true },
  inputOptions: {
    transform: {
      // Servers and clients must agree on the ids of styled components, which depend on file names.
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
  },
  outputOptions: {
    strict: true,
    esModule: true,
    // Jest does not support import() in CommonJS.
    dynamicImportInCjs: false,
  },
  checks: { bundlerTimings: false, legacyCjs: false, moduleLevelDirective: false },
  report: false,
  logLevel: 'warn',
});
