import { posix } from 'node:path';
import { PAGES } from './contents.ts';

/** Link targets outside the page. */
export interface Places {
  /** Base path of the site, with a leading slash and no trailing one. */
  base: string;
  /** Address of the repository, if known. */
  repository: string | undefined;
}

const byFile = new Map(PAGES.map(({ file, id }) => [file, id]));

/** Page id of a file; of a folder, that of its README. */
const idOf = (path: string): string | undefined =>
  byFile.get(path) ??
  byFile.get(posix.join(path, 'README.md')) ??
  // An entry point leads to the API reference of its package.
  /^packages\/[\w-]+(?=\/src\/index\.ts$)/.exec(path)?.[0].replace('packages', 'api');

/** Address of a page, such as `/docs/guides/migrating/`. */
export const addressOf = (id: string, base: string): string => `${base}/${id}${id && '/'}`;

/** Folder of files that the site serves unchanged. */
const PUBLIC = 'apps/docs/public/';

/**
 * Resolves a link or picture of a Markdown file to the page or public file of its target, otherwise to the file in the
 * repository. Returns `undefined` if there is neither. Addresses with a scheme or from the root stay as they are.
 *
 * @param file path in the repository of the file with the link.
 * @param pageAddress returns the address of a page by its id and the base.
 */
export function resolveLink(
  href: string,
  file: string,
  { base, repository }: Places,
  pageAddress = addressOf,
): string | undefined {
  if (/^([a-z]+:|\/|#)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const target = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '');
  const id = idOf(target);
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (id !== undefined) return pageAddress(id, base) + hash;
  if (target.startsWith(PUBLIC)) return `${base}/${target.slice(PUBLIC.length)}`;
  return repository && `${repository}/blob/HEAD/${target}${hash}`;
}

/** Code, which stays unchanged, or a link or picture. */
const PIECE = /```[\s\S]*?```|(!?)\[([^\]]*)\]\(([^)\s]+)\)|`[^`\n]*`/g;

/**
 * Rewrites the links and pictures of Markdown.
 *
 * @param resolve returns the new address; only the label remains without one.
 */
export const withLinks = (
  markdown: string,
  resolve: (href: string, isPicture: boolean) => string | undefined,
): string =>
  markdown.replace(PIECE, (piece, mark = '', label?: string, href?: string) => {
    if (label === undefined || href === undefined) return piece;
    const address = resolve(href, mark === '!');
    return address === undefined ? label : `${mark}[${label}](${address})`;
  });
