import { spawnSync } from 'node:child_process';
import { strangerEnv } from './stranger-env.ts';
import type { Tarball } from './tarballs.ts';

export interface Registry {
  /** Its address. @default what npm is set to. */
  url?: string | undefined;
  /** The tag that the version gets. @default 'latest' */
  tag?: string | undefined;
  /** Whether versions wait at the registry until a maintainer approves them, with a second factor. */
  isStaged?: boolean | undefined;
}

/** The first npm that can stage. */
const STAGING_NPM = [11, 15];

/** npm as a terminal runs it: what pnpm tells its scripts to use is not for it. */
const npm = (args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    env: strangerEnv(process.env),
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return { isGood: status === 0, stdout, stderr };
};

// A scope may have a registry of its own in npm's settings, which would go before the general one.
const at = ({ url }: Registry): string[] =>
  url === undefined ? [] : [`--registry=${url}`, `--@gifkit:registry=${url}`];

/** @throws {Error} when npm is too old to stage. */
export function assertStaging(): void {
  const version = npm(['--version']).stdout.trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needsMajor = 0, needsMinor = 0] = STAGING_NPM;
  if (major < needsMajor || (major === needsMajor && minor < needsMinor)) {
    throw new Error(`--stage needs npm ${STAGING_NPM.join('.')}, and this is ${version}.`);
  }
}

/** @throws {Error} when the registry does not say. */
export function isPublished({ name, version }: Tarball, registry: Registry): boolean {
  const id = `${name}@${version}`;
  const view = npm(['view', id, 'version', '--json', '--prefer-online', ...at(registry)]);
  // npm says nothing of a version that is missing, and reports a package that is missing.
  if (view.isGood) return view.stdout.trim() !== '';
  if (/\bE404\b/.test(view.stdout + view.stderr)) return false;
  throw new Error(`npm view ${id} failed:\n${view.stdout}${view.stderr}`);
}

const VERSIONS = /\d+\.\d+\.\d+(?:-[\w-]+(?:\.[\w-]+)*)?/g;

/** Whether npm refuses a version because it is there, published or staged: somebody tries again what had stopped half way. */
export const isThereAlready = (said: string, version: string): boolean =>
  /(?:publish over|stage) (?:the )?previously (?:published|staged) versions?/.test(said) &&
  [...said.matchAll(VERSIONS)].some(([found]) => found === version);

/** What npm answers a workflow that it does not trust: not found, or not logged in. */
const UNTRUSTED = /\b(?:E404|E403|ENEEDAUTH)\b/;

/**
 * Publishes a tarball, without running what its package.json may ask for.
 *
 * @returns what npm said; undefined where the version is there already.
 * @throws {Error} with what npm said when it cannot.
 */
export function publish({ name, version, path }: Tarball, registry: Registry): string | undefined {
  const { isGood, stdout, stderr } = npm([
    ...(registry.isStaged ? ['stage', 'publish'] : ['publish']),
    path,
    '--access=public',
    '--ignore-scripts',
    '--loglevel=warn',
    ...(registry.tag === undefined ? [] : [`--tag=${registry.tag}`]),
    ...at(registry),
  ]);
  if (isGood) return stdout.trim();
  const said = stdout + stderr;
  if (isThereAlready(said, version)) return undefined;
  const advice =
    process.env.GITHUB_ACTIONS && UNTRUSTED.test(said)
      ? ' Does npm trust this workflow? "Releasing" in CONTRIBUTING.md says what it compares.'
      : '';
  throw new Error(`${said.trimEnd()}\n\n${name}@${version} was not published.${advice}`);
}
