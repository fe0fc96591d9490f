/** A link or picture of Markdown whose address is relative: no scheme, no other host, no place of this page. */
const RELATIVE = /(!?)(\[[^\]]*\])\((?![a-z][a-z\d+.-]*:|\/\/|#)([^()\s]+)\)/gi;

/** What is code, and so has no links, whatever it looks like. */
const FENCED = /(^```.*?^```$)/ms;

/**
 * A README with links that lead somewhere from wherever it is shown: npm has no page at `../../docs`.
 *
 * @param {string} markdown
 * @param {string} site of the repository, as browsers open it
 * @param {string} directory of the README in the repository
 */
export function withAbsoluteLinks(markdown, site, directory) {
  /** @param {string} text */
  const inText = (text) =>
    text.replace(RELATIVE, (_, bang, words, target) => {
      const { pathname, hash } = new URL(target, `file:///${directory}/`);
      const path = pathname.replace(/^\/|\/$/g, '');
      const kind = bang ? 'raw' : /\.\w+$/.test(path) ? 'blob' : 'tree';
      return `${bang}${words}(${site}/${kind}/main/${path}${hash})`;
    });
  return markdown
    .split(FENCED)
    .map((part) => (part.startsWith('```') ? part : inText(part)))
    .join('');
}

/**
 * The targets of a README's links that lead nowhere from npm.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export const relativeLinks = (markdown) =>
  markdown
    .split(FENCED)
    .filter((part) => !part.startsWith('```'))
    .flatMap((part) => [...part.matchAll(RELATIVE)].map(([, , , target]) => target));
