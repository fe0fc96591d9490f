import { readFileSync } from 'node:fs';
import workspace from '../../../../package.json' with { type: 'json' };
import components from '../../../../packages/react-components/package.json' with { type: 'json' };

/** `repository` of a package.json. */
type Repository = string | { url: string } | undefined;

/** Web address of a repository. */
export function siteOf(field: Repository): string | undefined {
  const url = typeof field === 'string' ? field : field?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Address of the repository, from the root's package.json. */
export const repository = siteOf((workspace as { repository?: Repository }).repository);

/** Version described by the site. */
export const version = components.version;

/** The root of the repository. */
export const root = new URL('../../../../', import.meta.url);

/** Returns the text of a file by its path in the repository. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
