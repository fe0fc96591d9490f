/** What API Extractor reports of one entry point. */
export interface EntryReport {
  specifier: string;
  /** Its Markdown: a heading, then one block of TypeScript. */
  markdown: string;
}

/** Comments of declarations and files, which say nothing of types. */
const withoutRemarks = (code: string): string =>
  code
    .replace(/^\/\/ \(No @packageDocumentation .*\n/m, '')
    .replace(/ \/\/ \(undocumented\)\n\s*/g, ' ')
    .replace(/^ *\/\/ \(undocumented\)\n/gm, '')
    .replace(
      /^\/\/ @public((?: @\w+)*)(?: \(undocumented\))?\n/gm,
      (_, tags: string) => tags && `//${tags}\n`,
    );

/** Declarations, one after the other, as an entry point's report has them. */
function declarationsOf({ specifier, markdown }: EntryReport): string[] {
  const [, code] = /```ts\n([\s\S]*)```/.exec(markdown) ?? [];
  if (code === undefined) throw new Error(`The report of ${specifier} has no TypeScript.`);
  return withoutRemarks(code)
    .split(/\n{2,}(?=\S)/)
    .map((declaration) => declaration.trim())
    .filter(Boolean);
}

/**
 * The report of a package: its exports and the types they name, entry point by entry point. A type that is not
 * exported and stood there before is not repeated.
 */
export function reportText(name: string, entries: readonly EntryReport[]): string {
  const shown = new Set<string>();
  const sections = entries.map((entry) => {
    const declarations = declarationsOf(entry).filter(
      (text) => text.startsWith('export ') || text.startsWith('import ') || !shown.has(text),
    );
    for (const text of declarations) shown.add(text.replace(/^export (?!\{)/, ''));
    return `## ${entry.specifier}\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`;
  });
  return [
    `# API of ${name}\n\nWritten by \`pnpm api\`, to be read in reviews.\n`,
    ...sections,
  ].join('\n');
}
