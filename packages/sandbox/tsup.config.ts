import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

/** Bundled packages, so that users install only one package. */
const BUNDLED = ['hono', '@hono/node-server', 'lru-cache', 'zod'];

const copyLicenses = (): void => {
  for (const name of BUNDLED) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const path = join('node_modules', name);
    const root = entry.slice(0, entry.lastIndexOf(path) + path.length);
    const license = readdirSync(root).find((file) => file.startsWith('LICENSE')) ?? '';
    cpSync(
      join(root, license),
      join('dist', `LICENSE-${name.replace(/^@/, '').replace('/', '-')}.txt`),
    );
  }
};

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: ['esm'],
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  // The package that draws is optional, unlike its plain functions.
  noExternal: [...BUNDLED, /^@gifkit\/(http|sandbox-art\/(random|scene))$/],
  // node:sqlite does not exist without the prefix.
  removeNodeProtocol: false,
  onSuccess: async () => copyLicenses(),
});
