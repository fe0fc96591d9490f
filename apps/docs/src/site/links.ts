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

/**
 * Resolves a link of a Markdown file to the page of its target, otherwise to the file in the repository. Returns
 * `undefined` if there is neither. Addresses with a scheme or from the root stay as they are.
 *
 * @param file path in the repository of the file with the link.
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

/** Folder of files that the site serves unchanged. */
const PUBLIC = 'apps/docs/public/';

const IMAGE = /(!\[[^\]]*\]\()([^)\s]+)(?=\))/g;

/** Replaces paths of the site's images by their addresses on the site. */
export const withImages = (markdown: string, file: string, { base }: Places): string =>
  markdown.replace(IMAGE, (image, before: string, path: string) => {
    const target = posix.join(posix.dirname(file), path);
    return target.startsWith(PUBLIC) ? `${before}${base}/${target.slice(PUBLIC.length)}` : image;
  });

const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g;

/** Replaces links in the HTML of a Markdown file by links that work on the site, or by text. */
export const withLinks = (html: string, file: string, places: Places): string =>
  html.replace(LINK, (_, href: string, attributes: string, label: string) => {
    const resolved = resolveLink(href, file, places);
    return resolved === undefined ? label : `<a href="${resolved}"${attributes}>${label}</a>`;
  });
