import { readFileSync } from 'node:fs';
import workspace from '../../../../package.json' with { type: 'json' };
import components from '../../../../packages/react-components/package.json' with { type: 'json' };
import { siteOf } from '../../../../scripts/published-manifest.mjs';

const { repository: field } = workspace as { repository?: { url: string } };

/** Address of the repository, from the root's package.json. */
export const repository = field && siteOf(field.url);

/** Version described by the site. */
export const version = components.version;

/** The root of the repository. */
export const root = new URL('../../../../', import.meta.url);

/** Returns the text of a file by its path in the repository. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
