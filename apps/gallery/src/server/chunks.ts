/** What Vite says of a module that it built. */
interface Chunk {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
}

/** Vite's `manifest.json`: modules by their paths, shared chunks by names of their own. */
export type Manifest = Readonly<Record<string, Chunk>>;

function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * The scripts of a lazy-loaded module, as addresses.
 *
 * @param loaded modules whose scripts are there already, as those of the page's entry are.
 */
export function lazyChunks(
  manifest: Manifest,
  module: string,
  loaded: readonly string[] = [],
): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const there = new Set([...entries, ...loaded].flatMap((name) => [...filesOf(manifest, name)]));
  return [...filesOf(manifest, module)]
    .filter((file) => !there.has(file))
    .map((file) => `/${file}`);
}
