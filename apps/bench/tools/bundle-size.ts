import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'bench:entry';

/**
 * Measures the script of a module in a production bundle: minified, without React, styled-components and
 * lazy-loaded chunks.
 *
 * @param code of the module, such as `export { Grid } from '@gifkit/react-components'`.
 * @returns bytes, gzip.
 */
export async function bundleSize(code: string): Promise<number> {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
        resolveDynamicImport: () => false,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/, /^styled-components$/],
      },
    },
  });
  if (!('output' in built)) throw new Error('There is one build');
  const scripts = built.output.map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(scripts.join(''), { level: 9 }).length;
}
