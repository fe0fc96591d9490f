/** URLs of what the browser loads. */
export interface Assets {
  /** The module that hydrates the page. */
  script: string;
  /** Modules that it imports, to be fetched along with it. */
  preloads: readonly string[];
}

/** The part of Vite's manifest that matters here. */
export type Manifest = Readonly<
  Record<string, { file: string; isEntry?: boolean; imports?: readonly string[] }>
>;

/** Folder that the hashed files are in, and the path they are served under. */
export const ASSETS_PATH = '/assets';

/**
 * @throws Error when the manifest names no entry, that is, when the build is broken.
 */
export function readAssets(manifest: Manifest): Assets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The manifest of the client build has no entry.');
  const preloads = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  return { script: `/${entry.file}`, preloads: preloads.map((file) => `/${file}`) };
}
