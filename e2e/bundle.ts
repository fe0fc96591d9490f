import { join } from 'node:path';
import { build, type OutputOptions } from 'rolldown';

/** One file without lazy-loaded chunks, which could arrive late. */
export const ONE_FILE = { codeSplitting: false } satisfies OutputOptions;

const bundles = new Map<string, Promise<string>>();
/** Lazy-loaded chunks of the bundled scripts, by file name. */
const parts = new Map<string, string>();

/**
 * Bundles a script of `e2e/pages` on first use. Kept in memory, because another worker may bundle into the same folder
 * at the same time.
 *
 * @param file name in that folder.
 */
export function bundle(file: string, output?: OutputOptions): Promise<string> {
  const bundled = bundles.get(file) ?? bundleFor('browser', file, output);
  bundles.set(file, bundled);
  return bundled;
}

export async function bundleFor(
  platform: 'browser' | 'node',
  file: string,
  output?: OutputOptions,
): Promise<string> {
  const { output: files } = await build({
    input: join(import.meta.dirname, 'pages', file),
    platform,
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    output: { chunkFileNames: '[name]-[hash].js', ...output },
    write: false,
  });
  const [entry, ...lazy] = files;
  for (const part of lazy) if (part.type === 'chunk') parts.set(part.fileName, part.code);
  return entry.code;
}

/** Returns the script at a site's path: one of `e2e/pages`, or one of its chunks. */
export async function readScript(path: string): Promise<string> {
  const name = path.slice(1);
  return parts.get(name) ?? bundle(name.replace(/js$/, 'ts'));
}
