import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

/** Packages that are a part of the build, so that one package is all there is to install. */
const BUNDLED = ['hono', '@hono/node-server', 'zod'];

/** The licence of what is bundled goes where its code goes. */
const copyLicences = (): void => {
  for (const name of BUNDLED) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const root = entry.slice(0, entry.lastIndexOf(join('node_modules', name)));
    const licence = join(root, 'node_modules', name, 'LICENSE');
    cpSync(licence, join('dist', `LICENSE-${name.replace(/^@/, '').replace('/', '-')}.txt`));
  }
};

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  noExternal: BUNDLED,
  // node:sqlite has no name without the prefix.
  removeNodeProtocol: false,
  onSuccess: async () => copyLicences(),
});
