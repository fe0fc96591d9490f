export interface Titled {
  title: string;
  /** The first paragraph as text: what search engines show. */
  description: string | undefined;
  /** What stands below the title. */
  body: string;
}

const asText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Takes the heading off a Markdown file: the site shows it itself.
 *
 * @throws {Error} when the file does not begin with one.
 */
export function splitTitle(markdown: string, file: string): Titled {
  const [, heading, body] = /^# (.+)\n([\s\S]*)$/.exec(markdown.replaceAll('\r\n', '\n')) ?? [];
  if (heading === undefined || body === undefined) {
    throw new Error(`${file} has to begin with a heading: "# Title".`);
  }
  const first = body.trim().split('\n\n')[0] ?? '';
  const isProse = /^[\w[`*]/.test(first);
  return { title: asText(heading), description: isProse ? asText(first) : undefined, body };
}

const INCLUDE = /^(```\w+[^\n]*?) file=(\S+)\n```$/gm;

/**
 * Puts files of the repository into code blocks that name one: ```` ```ts file=examples/node/search.ts ````.
 *
 * @param read gives a file's text by its path from the root of the repository.
 */
export const withFiles = (markdown: string, read: (path: string) => string): string =>
  markdown.replace(
    INCLUDE,
    (_, fence: string, path: string) => `${fence}\n${read(path).trimEnd()}\n\`\`\``,
  );
