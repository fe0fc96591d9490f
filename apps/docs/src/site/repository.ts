import workspace from '../../../../package.json' with { type: 'json' };
import components from '../../../../packages/react-components/package.json' with { type: 'json' };

/** The field of a package.json. */
type Repository = string | { url: string } | undefined;

/** Where a repository is looked at. */
export function siteOf(field: Repository): string | undefined {
  const url = typeof field === 'string' ? field : field?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The address of the repository: `repository` of the root's package.json, the one place that knows it. */
export const repository = siteOf((workspace as { repository?: Repository }).repository);

/** The version that the site describes. */
export const version = components.version;
