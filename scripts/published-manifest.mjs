/** An exact version: `1.2.3`, `1.2.3-beta.1`. */
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
 * Where browsers see a repository.
 *
 * @param {string} url of a git repository, as package.json has it
 */
export const siteOf = (url) => url.replace(/^git\+/, '').replace(/\.git$/, '');

/**
 * Where TypeScript finds the types of entries below a package's own when it knows nothing of `exports`
 * (`moduleResolution: node10`).
 *
 * @param {Record<string, any>} manifest of the package
 */
function typesVersions({ exports = {}, publishConfig = {} }) {
  const entries = Object.entries(publishConfig.exports ?? exports).flatMap(
    ([entry, conditions]) => {
      const types = conditions.import?.types ?? conditions.types;
      return types && entry !== '.' ? [[entry.slice('./'.length), [types]]] : [];
    },
  );
  return entries.length ? { typesVersions: { '*': Object.fromEntries(entries) } } : {};
}

/**
 * The package.json of a package as it is published: dependencies as ranges, since the lockfile pins them
 * for us alone; where it comes from, by the repository of the workspace; where old settings of TypeScript find
 * its types; nothing that only we need.
 *
 * @param {Record<string, any>} manifest of the package
 * @param {{ repository?: { type: string, url: string } }} workspace the root's package.json; the one place
 * where the repository's address is set
 */
export function toPublished(manifest, { repository }) {
  if (manifest.private) return manifest;
  const { devDependencies: _, scripts: __, ...published } = manifest;
  const directory = `packages/${manifest.name.replace('@gifkit/', '')}`;
  const site = repository && siteOf(repository.url);
  return {
    ...published,
    ...typesVersions(manifest),
    ...(manifest.dependencies && { dependencies: withRanges(manifest.dependencies) }),
    ...(site && {
      repository: { ...repository, directory },
      homepage: `${site}/tree/main/${directory}#readme`,
      bugs: `${site}/issues`,
    }),
  };
}
