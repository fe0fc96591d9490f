import { posix } from 'node:path';
import { PAGES } from './contents.ts';

/** Where links lead: the site's base path, and the repository, if its address is known. */
export interface Places {
  /** The path that the site lives below: begins with a slash and ends without one. */
  base: string;
  repository: string | undefined;
}

const byFile = new Map(PAGES.map(({ file, id }) => [file, id]));

/** A folder is shown by its README, as a repository's site does. */
const idOf = (path: string): string | undefined =>
  byFile.get(path) ??
  byFile.get(posix.join(path, 'README.md')) ??
  // The reference of a package stands for its entry point.
  /^packages\/[\w-]+(?=\/src\/index\.ts$)/.exec(path)?.[0].replace('packages', 'api');

/** The address of a page: `/docs/guides/migrating/`. */
export const addressOf = (id: string, base: string): string => `${base}/${id}${id && '/'}`;

/**
 * Where a link of a Markdown file leads on the site: to the page of that file, else to the file in the
 * repository, else nowhere: `undefined`. Addresses with a scheme or from the root stay as they are.
 *
 * @param file that the link is in, from the root of the repository.
 */
export function resolveLink(href: string, file: string, places: Places): string | undefined {
  if (/^([a-z]+:|\/|#)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const target = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '');
  const id = idOf(target);
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (id !== undefined) return addressOf(id, places.base) + hash;
  return places.repository && `${places.repository}/blob/HEAD/${target}${hash}`;
}

/** Files that the site serves as they are. */
const PUBLIC = 'apps/docs/public/';

const IMAGE = /(!\[[^\]]*\]\()([^)\s]+)(?=\))/g;

/** Markdown whose images of the site have the addresses there; elsewhere a path to the file shows them. */
export const withImages = (markdown: string, file: string, { base }: Places): string =>
  markdown.replace(IMAGE, (image, before: string, path: string) => {
    const target = posix.join(posix.dirname(file), path);
    return target.startsWith(PUBLIC) ? `${before}${base}/${target.slice(PUBLIC.length)}` : image;
  });

const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** HTML of a Markdown file with links that work on the site; one that leads nowhere is text. */
export const withLinks = (html: string, file: string, places: Places): string =>
  html.replace(LINK, (_, href: string, attributes: string, label: string) => {
    const resolved = resolveLink(href, file, places);
    return resolved === undefined ? label : `<a href="${resolved}"${attributes}>${label}</a>`;
  });
