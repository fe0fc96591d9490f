import { join } from 'node:path';
import { build, type OutputOptions } from 'rolldown';

/** All in one file: no part is lazy-loaded that could come late. */
export const ONE_FILE = { codeSplitting: false } satisfies OutputOptions;

const bundles = new Map<string, Promise<string>>();
/** What is lazy-loaded by the scripts that were bundled, by the names of its files. */
const parts = new Map<string, string>();

/**
 * A script of `e2e/pages`, bundled when it is first needed, and in memory: a folder would be another worker's, too,
 * which bundles at the same time.
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
    output: { chunkFileNames: '[name]-[hash].js', ...output },
    write: false,
  });
  const [entry, ...lazy] = files;
  for (const part of lazy) if (part.type === 'chunk') parts.set(part.fileName, part.code);
  return entry.code;
}

/** The script at a path of a site: one of `e2e/pages`, or what such a one lazy-loads. */
export async function readScript(path: string): Promise<string> {
  const name = path.slice(1);
  return parts.get(name) ?? bundle(name.replace(/js$/, 'ts'));
}
