import { LANGUAGES, type Language } from '../languages.ts';

/** URLs of what the browser loads. */
export interface Assets {
  /** The module that every page loads. */
  script: string;
  /** The modules that it loads when the visitor or the host page does something. */
  client: readonly string[];
  /** Those with the words of each language; none for English, which the client has. */
  words: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The module of pages that count with tools of vendors. */
  trackingScript: string;
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
const CLIENT = 'src/client.tsx';

/** What a first touch may ask for: fetched with the client, rather than one round trip after it. */
const SHARE_MENU = 'src/share/ShareMenu.tsx';

/** Name of the script of pages that count with tools of vendors. */
const TRACKING = 'src/tracking/tools.ts';

/** Name of the script of error pages. */
const FAILURE = 'src/failure.ts';

/**
 * @throws {Error} when the manifest lacks one of them, that is, when the build is broken.
 */
export function readAssets(manifest: Manifest): Assets {
  const failure = manifest[FAILURE];
  const entry = Object.values(manifest).find((one) => one.isEntry && one !== failure);
  const client = manifest[CLIENT];
  const tracking = manifest[TRACKING];
  if (!entry || !client || !failure || !tracking)
    throw new Error('The manifest of the client build has no entry.');
  /** A module and those that it imports, without the start script, which is there already. */
  const closure = (name: string, files = new Set<string>()): ReadonlySet<string> => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file || files.has(file) || file === entry.file) return files;
    files.add(file);
    for (const one of imports) closure(one, files);
    return files;
  };
  const clientFiles = new Set([...closure(CLIENT), ...closure(SHARE_MENU)]);
  const wordsOf = (language: Language) =>
    [...closure(`src/labels/${language}.ts`)].filter((file) => !clientFiles.has(file));
  const toUrl = (file: string) => `/${file}`;
  return {
    script: `/${entry.file}`,
    client: [...clientFiles].map(toUrl),
    words: Object.fromEntries(
      LANGUAGES.map((language) => [language, wordsOf(language).map(toUrl)]),
    ),
    trackingScript: `/${tracking.file}`,
    failureScript: `/${failure.file}`,
  };
}
