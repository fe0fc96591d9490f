import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, mergeConfig } from 'vite';

/** Builds as a site would: for production, minified, in memory. Returns the code of each file by its name. */
export async function bundle(config: InlineConfig): Promise<Map<string, string | Uint8Array>> {
  const base: InlineConfig = {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false },
  };
  const built = await build(mergeConfig(base, config));
  if (!('output' in built)) throw new Error('There is one build');
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

const ENTRY = 'bench:entry';

/**
 * Measures the script of a module in a production bundle: minified, without React, styled-components and
 * lazy-loaded chunks.
 *
 * @param code of the module, such as `export { Grid } from '@gifkit/react-components'`.
 * @returns bytes, gzip.
 */
export async function bundleSize(code: string): Promise<number> {
  const files = await bundle({
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
        resolveDynamicImport: () => false,
      },
    ],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/, /^styled-components$/],
      },
    },
  });
  return gzipSync([...files.values()].join(''), { level: 9 }).length;
}
