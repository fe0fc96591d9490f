/** URLs of what the browser loads. */
export interface Assets {
  /** The module that every page loads. */
  script: string;
  /** The modules that it loads when the visitor or the host page does something. */
  client: readonly string[];
  /** The module that tells a host page why there is no player. */
  failureScript: string;
}

/** The part of Vite's manifest that matters here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      isEntry?: boolean;
      imports?: readonly string[];
    }
  >
>;

/** Folder that the hashed files are in, and the path they are served under. */
export const ASSETS_PATH = '/assets';

/** Name of the client's module in the manifest. */
const CLIENT = 'src/client.ts';

/** Name of the script of error pages. */
const FAILURE = 'src/failure.ts';

/**
 * @throws {Error} when the manifest lacks one of them, that is, when the build is broken.
 */
export function readAssets(manifest: Manifest): Assets {
  const failure = manifest[FAILURE];
  const entry = Object.values(manifest).find((one) => one.isEntry && one !== failure);
  const client = manifest[CLIENT];
  if (!entry || !client || !failure)
    throw new Error('The manifest of the client build has no entry.');
  const files = new Set([client.file]);
  const add = (names: readonly string[] = []) => {
    for (const { file, imports } of names.flatMap((name) => manifest[name] ?? [])) {
      // The start script is there already.
      if (files.has(file) || file === entry.file) continue;
      files.add(file);
      add(imports);
    }
  };
  add(client.imports);
  return {
    script: `/${entry.file}`,
    client: [...files].map((file) => `/${file}`),
    failureScript: `/${failure.file}`,
  };
}
