import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bytes, gzip. */
export interface BundleSize {
  /** The script that is there at once. */
  script: number;
  /** With everything that is lazy-loaded. */
  whole: number;
  /** What is lazy-loaded, by the name of its file. */
  lazy: ReadonlyMap<string, number>;
  styles: number;
}

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/**
 * What a file of `entries/` weighs as a site's bundler makes it: for production, minified.
 *
 * @param external packages that the site has anyway.
 */
export async function bundleSize(entry: string, external: RegExp[]): Promise<BundleSize> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        input: join(root, 'entries', `${entry}.ts`),
        external,
        // As in an app: what is lazy-loaded may import from the script that is there, and needs no files between.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  if (!('output' in built)) throw new Error('There is one build');
  const { output } = built;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const atOnce = new Set<string>();
  const follow = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || atOnce.has(name)) return;
    atOnce.add(name);
    for (const imported of chunk.imports) follow(imported);
  };
  for (const [name, { isEntry }] of chunks) if (isEntry) follow(name);
  const sizes = [...chunks.values()].map(({ fileName, name, code }) => ({
    fileName,
    name,
    size: gzipped(code),
  }));
  const sum = (list: readonly { size: number }[]) => list.reduce((all, { size }) => all + size, 0);
  return {
    script: sum(sizes.filter(({ fileName }) => atOnce.has(fileName))),
    whole: sum(sizes),
    lazy: new Map(
      sizes.flatMap(({ fileName, name, size }) => (atOnce.has(fileName) ? [] : [[name, size]])),
    ),
    styles: sum(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [{ size: gzipped(file.source) }]
          : [],
      ),
    ),
  };
}
