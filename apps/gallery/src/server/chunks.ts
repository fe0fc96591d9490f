interface Chunk {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
}

/** Vite's `manifest.json`: modules by path, shared chunks by generated name. */
export type Manifest = Readonly<Record<string, Chunk>>;

function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * URLs of a lazy-loaded module's scripts.
 *
 * @param loaded modules whose scripts have already loaded, such as the page's entry.
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
