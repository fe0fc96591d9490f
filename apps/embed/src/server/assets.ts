import { type Language, languages } from '@gifkit/labels';

export interface Assets {
  /** Start script of every page with a GIF. */
  script: string;
  /** Script of error pages. */
  failureScript: string;
  /** Label modules by language; English is part of the client. */
  words: Readonly<Partial<Record<Language, string>>>;
  trackingScript: string;
}

/** Manifests of the client and the start script: files by source, without a leading slash. */
export type Manifest = Readonly<Record<string, { file: string }>>;

/** Folder of the hashed files and their URL path. */
export const ASSETS_PATH = '/assets';

/** @throws {Error} if the manifest lacks an entry, because the build is broken. */
export function readAssets(manifest: Manifest): Assets {
  const fileOf = (source: string) => manifest[source] && `/${manifest[source].file}`;
  const script = fileOf('src/start/start.ts');
  const failureScript = fileOf('src/failure.ts');
  const trackingScript = fileOf('src/tracking/tools.ts');
  if (!script || !failureScript || !trackingScript)
    throw new Error('The manifest of the client build has no entry.');
  const words = Object.keys(languages).flatMap((language) => {
    const file = fileOf(`../../packages/labels/src/${language}/embed.ts`);
    return file ? [[language, file]] : [];
  });
  return { script, failureScript, words: Object.fromEntries(words), trackingScript };
}
