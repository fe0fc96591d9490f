/** Exact version: `1.2.3`, `1.2.3-beta.1`. */
const EXACT = /^\d+\.\d+\.\d+(-.+)?$/;

/** @param {Record<string, string>} versions */
const withRanges = (versions) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      EXACT.test(version) ? `^${version}` : version,
    ]),
  );

/**
 * Converts a repository's URL for browsers.
 *
 * @param {string} url of a git repository, as in package.json
 */
export const siteOf = (url) => url.replace(/^git\+/, '').replace(/\.git$/, '');

/** @param {unknown} file */
const isSource = (file) => /^\.\/src\/.*\.tsx?$/.test(String(file));

/**
 * Returns the build output of a source: `./src/video/index.ts` becomes `./dist/video/index.js`.
 *
 * @param {string} source
 * @param {string} extension
 */
const built = (source, extension) =>
  source.replace('./src/', './dist/').replace(/tsx?$/, extension);

/**
 * Converts the workspace's entry points, which are sources, to those of both module systems. The last one is
 * for TypeScript's `moduleResolution: node10`, which does not read `exports`.
 *
 * @param {Record<string, string>} sources
 */
function entryPoints(sources) {
  const entries = Object.entries(sources);
  const main = sources['.'] ?? '';
  const below = entries.filter(([key, file]) => key !== '.' && isSource(file));
  return {
    exports: Object.fromEntries(
      entries.map(([key, file]) => [
        key,
        isSource(file)
          ? {
              import: { types: built(file, 'd.ts'), default: built(file, 'js') },
              require: { types: built(file, 'd.cts'), default: built(file, 'cjs') },
            }
          : file,
      ]),
    ),
    ...(isSource(main) && {
      main: built(main, 'cjs'),
      module: built(main, 'js'),
      types: built(main, 'd.ts'),
    }),
    ...(below.length && {
      typesVersions: {
        '*': Object.fromEntries(below.map(([key, file]) => [key.slice(2), [built(file, 'd.ts')]])),
      },
    }),
  };
}

/**
 * Creates the published package.json. It has built entry points, unless `publishConfig` (already merged by
 * pnpm) defines them; ranges instead of exact versions; the repository of the workspace; no scripts and no
 * development dependencies.
 *
 * @param {Record<string, any>} manifest of the package
 * @param {{ repository?: { type: string, url: string } }} workspace package.json of the root, the only place
 * with the repository's URL
 */
export function toPublished(manifest, { repository }) {
  if (manifest.private) return manifest;
  const { devDependencies: _, scripts: __, ...published } = manifest;
  const directory = `packages/${manifest.name.replace('@gifkit/', '')}`;
  const site = repository && siteOf(repository.url);
  return {
    ...published,
    ...entryPoints(manifest.exports ?? {}),
    ...(manifest.dependencies && { dependencies: withRanges(manifest.dependencies) }),
    ...(site && {
      repository: { ...repository, directory },
      homepage: `${site}/tree/main/${directory}#readme`,
      bugs: `${site}/issues`,
    }),
  };
}
