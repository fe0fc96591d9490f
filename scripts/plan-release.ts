/** What a release is planned from. */
export interface ReleaseState {
  /** The repository that this runs in, `owner/name`; undefined outside a workflow. */
  here: string | undefined;
  /** `repository` of the workspace's package.json. */
  repository: { url: string } | undefined;
  packages: readonly { name: string; version: string }[];
  /** How many changesets wait. */
  changesets: number;
  /** The tags that there are. */
  tags: readonly string[];
}

export interface ReleasePlan {
  /** Raise the versions in a pull request, publish those that were raised, or do nothing. */
  mode: 'version' | 'publish' | 'none';
  /** What the commit is tagged with when its packages are out. */
  tags: string[];
  /** Why, in one sentence. */
  reason: string;
}

/** `owner/name` of an address: `git+https://github.com/owner/name.git`. */
const slugOf = (url: string): string | undefined =>
  /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(url)?.[1];

const nothing = (reason: string): ReleasePlan => ({ mode: 'none', tags: [], reason });

/**
 * What is to be done for a commit. Its tags say what is out, not the registry: that does not show a version that
 * waits for approval, and one that waits is not to be built again by every later commit.
 */
export function planRelease(state: ReleaseState): ReleasePlan {
  const { here, repository, packages, changesets, tags } = state;
  if (!repository) return nothing('package.json names no repository.');
  if (slugOf(repository.url)?.toLowerCase() !== here?.toLowerCase()) {
    return nothing(`${here} is not the repository of package.json, ${repository.url}.`);
  }
  if (changesets) return { mode: 'version', tags: [], reason: `${changesets} changesets wait.` };
  const missing = packages
    .filter(({ version }) => version !== '0.0.0')
    .map(({ name, version }) => `${name}@${version}`)
    .filter((tag) => !tags.includes(tag));
  if (!missing.length) return nothing('Every version has its tag.');
  return { mode: 'publish', tags: missing, reason: `${missing.join(', ')} have no tag.` };
}
