import { join } from 'node:path';
import { build, type OutputOptions } from 'rolldown';

const bundles = new Map<string, Promise<string>>();

/**
 * A script of `e2e/pages` as one file, bundled when it is first needed, and in memory: a folder would be another
 * worker's, too, which bundles at the same time.
 *
 * @param file its name in that folder.
 */
export function bundle(file: string, output?: OutputOptions): Promise<string> {
  const bundled = bundles.get(file) ?? bundleOnce(file, output);
  bundles.set(file, bundled);
  return bundled;
}

async function bundleOnce(file: string, output?: OutputOptions): Promise<string> {
  const { output: files } = await build({
    input: join(import.meta.dirname, 'pages', file),
    platform: 'browser',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    // No part is lazy-loaded that could come late.
    output: { codeSplitting: false, ...output },
    write: false,
  });
  return files[0].code;
}
