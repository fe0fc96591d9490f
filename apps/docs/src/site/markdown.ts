interface Titled {
  title: string;
  /** First paragraph as text, for search engines. */
  description: string | undefined;
  /** Markdown below the title. */
  body: string;
}

const asText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Splits the heading from a Markdown file; the site shows it separately.
 *
 * @throws {Error} if the file does not start with one.
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
 * Fills code blocks that name a file of the repository: ```` ```ts file=examples/node/search.ts ````.
 *
 * @param read returns a file's text by its path in the repository.
 */
export const withFiles = (markdown: string, read: (path: string) => string): string =>
  markdown.replace(
    INCLUDE,
    (_, fence: string, path: string) => `${fence}\n${read(path).trimEnd()}\n\`\`\``,
  );
