import { type Language, languages } from '@gifkit/labels';

export interface Assets {
  /** Start script, loaded by every page. */
  script: string;
  /** Modules that the start script loads on the first interaction or command of the host page. */
  client: readonly string[];
  /** Label modules by language; English is part of the client. */
  words: Readonly<Partial<Record<Language, readonly string[]>>>;
  trackingScript: string;
}

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

/** Folder of the hashed files and their URL path. */
export const ASSETS_PATH = '/assets';

const CLIENT = 'src/client.tsx';

/** Preloaded with the client, because the first tap may open it. */
const SHARE_MENU = 'src/share/ShareMenu.tsx';

const TRACKING = 'src/tracking/tools.ts';

/** @throws {Error} if the manifest lacks an entry, because the build is broken. */
export function readAssets(manifest: Manifest): Assets {
  const entry = Object.values(manifest).find((one) => one.isEntry);
  const client = manifest[CLIENT];
  const tracking = manifest[TRACKING];
  if (!entry || !client || !tracking)
    throw new Error('The manifest of the client build has no entry.');
  /** Files of a module and its imports, except for the start script, which is already loaded. */
  const closure = (name: string, files = new Set<string>()): ReadonlySet<string> => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file || files.has(file) || file === entry.file) return files;
    files.add(file);
    for (const one of imports) closure(one, files);
    return files;
  };
  const clientFiles = new Set([...closure(CLIENT), ...closure(SHARE_MENU)]);
  const wordsOf = (language: Language) =>
    [...closure(`../../packages/labels/src/${language}/embed.ts`)].filter(
      (file) => !clientFiles.has(file),
    );
  const toUrl = (file: string) => `/${file}`;
  return {
    script: `/${entry.file}`,
    client: [...clientFiles].map(toUrl),
    words: Object.fromEntries(
      Object.keys(languages).map((name) => [name, wordsOf(name as Language).map(toUrl)]),
    ),
    trackingScript: `/${tracking.file}`,
  };
}
