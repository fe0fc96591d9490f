/**
 * Wraps `pnpm pack` and `publish` of the package in the working folder. `prepack` makes the README's links
 * absolute, because npm cannot resolve `../../docs`; `postpack` restores the README. It does nothing while
 * the repository has no URL.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { siteOf } from './published-manifest.mjs';

const COPY = '.readme-before-packing.md';

/** Relative links and images: no scheme, host or anchor of the same page. */
const RELATIVE = /(!?)(\[[^\]]*\])\((?![a-z][a-z\d+.-]*:|\/\/|#)([^()\s]+)\)/gi;

/**
 * @param site URL of the repository for browsers
 * @param directory of the README in the repository
 */
export const withAbsoluteLinks = (markdown: string, site: string, directory: string): string =>
  markdown
    .split(/(^```.*?^```$)/ms)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(RELATIVE, (_, bang: string, words: string, target: string) => {
            const { pathname, hash } = new URL(target, `file:///${directory}/`);
            const path = pathname.replace(/^\/|\/$/g, '');
            const kind = bang ? 'raw' : /\.\w+$/.test(path) ? 'blob' : 'tree';
            return `${bang}${words}(${site}/${kind}/main/${path}${hash})`;
          }),
    )
    .join('');

const [, , command] = process.argv;
// Also restores the README after an interrupted pack.
if (command && existsSync(COPY)) renameSync(COPY, 'README.md');
if (command === 'prepack') {
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
    console.error(
      'Pack and publish with pnpm: npm would publish `workspace:` ranges and source entries.',
    );
    process.exit(1);
  }
  const workspace = new URL('../package.json', import.meta.url);
  const { repository } = JSON.parse(readFileSync(workspace, 'utf8'));
  if (repository) {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
    const directory = name.replace('@gifkit/', 'packages/');
    const markdown = readFileSync('README.md', 'utf8');
    writeFileSync(COPY, markdown);
    writeFileSync('README.md', withAbsoluteLinks(markdown, siteOf(repository.url), directory));
  }
}
