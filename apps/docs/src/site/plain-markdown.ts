import { type Page, SECTIONS } from './contents.ts';
import { addressOf, type Places, resolveLink } from './links.ts';
import { splitTitle, withFiles } from './markdown.ts';

/** Gives a file's text by its path from the root of the repository. */
export type Read = (path: string) => string;

/** Where the Markdown of a page is: `/docs/guides/picker.md`, and `/docs/index.md` of the start page. */
export const markdownAddressOf = (id: string, base: string): string =>
  `${base}/${id || 'index'}.md`;

/** Code, which is left alone, or a link or picture. */
const PIECE = /```[\s\S]*?```|(!?)\[([^\]]*)\]\(([^)\s]+)\)|`[^`\n]*`/g;

/** The address of a page becomes that of its Markdown; other addresses stay. */
function toMarkdownAddress(address: string, base: string): string {
  const [path = '', fragment] = address.split('#');
  if (path !== `${base}/` && !(path.startsWith(`${base}/`) && path.endsWith('/'))) return address;
  const id = path.slice(base.length + 1, -1);
  // The reference is HTML only.
  if (id.startsWith('api/')) return address;
  return markdownAddressOf(id, base) + (fragment === undefined ? '' : `#${fragment}`);
}

/** Links lead to the Markdown of other pages; a picture, and a link that leads nowhere, is its words. */
const withMarkdownLinks = (markdown: string, file: string, places: Places): string =>
  markdown.replace(PIECE, (piece, picture?: string, label?: string, href?: string) => {
    if (label === undefined || href === undefined) return piece;
    const address = picture ? undefined : resolveLink(href, file, places);
    return address === undefined ? label : `[${label}](${toMarkdownAddress(address, places.base)})`;
  });

/** A page as one file of Markdown: with the code of its examples, and links that work beside it. */
export function toPlainMarkdown({ file }: Page, read: Read, places: Places): string {
  const { title, body } = splitTitle(read(file), file);
  const text = withMarkdownLinks(body.replace(/<!--[\s\S]*?-->\n*/g, ''), file, places);
  return `# ${title}\n\n${withFiles(text, read).trim()}\n`;
}

/** The list of all pages for language models, as https://llmstxt.org describes it. */
export function toLlmsTxt(read: Read, { base }: Places): string {
  const lineOf = ({ id, file }: Page): string => {
    const { title, description } = splitTitle(read(file), file);
    const words = description && `: ${description}`;
    return `- [${title}](${markdownAddressOf(id, base)})${words ?? ''}`;
  };
  const sections = SECTIONS.map(
    ({ label, pages }) => `## ${label}\n\n${pages.map(lineOf).join('\n')}\n`,
  );
  const start = SECTIONS.flatMap(({ pages }) => pages).find(({ id }) => id === '');
  const about = start && splitTitle(read(start.file), start.file).description;
  return [
    '# Gifkit\n',
    `> ${about}\n`,
    `Pages as HTML are at ${addressOf('', base)}.\n`,
    ...sections,
  ].join('\n');
}
