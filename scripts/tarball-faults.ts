import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFaults } from './map-faults.ts';
import { relativeLinks } from './readme-links.mjs';

interface PublishedManifest {
  version: string;
  files?: string[];
  repository?: unknown;
}

const TEST = /(^|\/)test\/|\.(test|test-d|stories)\.[cm]?[jt]sx?$/;
/** What comes from our sources; the helpers of the bundler, in `_virtual`, do not. */
const BUILT = /^dist\/(?!_virtual\/).*\.(js|cjs|d\.ts|d\.cts)$/;

/** What has to be there whoever downloads it. The first version has no changes to tell of. */
function missingFiles({ version, files }: PublishedManifest, root: string): string[] {
  const required = ['LICENSE', 'README.md', ...(version === '0.0.0' ? [] : ['CHANGELOG.md'])];
  return [
    ...required
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `There is no ${file}.`),
    ...(files?.includes('CHANGELOG.md') ? [] : ['"files" leaves CHANGELOG.md out.']),
  ];
}

/**
 * What is wrong with the files of a package that is to be published: what is missing, what does not belong
 * there, source maps that lead nowhere, links that only work in the repository.
 *
 * @param root of the unpacked tarball
 */
export function tarballFaults(root: string): string[] {
  const manifest: PublishedManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const missing = missingFiles(manifest, root);
  // Without an address there is nothing to link to, and `pnpm release` refuses.
  const links =
    manifest.repository && !missing.length
      ? relativeLinks(readFileSync(join(root, 'README.md'), 'utf8'))
      : [];
  return [
    ...missing,
    ...files.filter((file) => TEST.test(file)).map((file) => `${file} is for us alone.`),
    ...links.map((link) => `README.md links to ${link}, which is not on npm.`),
    ...files
      .filter((file) => BUILT.test(file))
      .flatMap((file) => mapFaults(join(root, file), root)),
  ];
}
