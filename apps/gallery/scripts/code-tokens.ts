import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?tokens';

const LINE_BREAK = { content: '\n', color: '' };

/** Imports a file with `?tokens` as the tokens of its text, so that no browser has to load a highlighter. */
export const codeTokens: Plugin = {
  name: 'code-tokens',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { codeToTokensBase, createCssVariablesTheme } = await import('shiki');
    const lines = await codeToTokensBase((await readFile(file, 'utf8')).trim(), {
      lang: file.slice(file.lastIndexOf('.') + 1) as 'tsx',
      theme: createCssVariablesTheme({ fontStyle: false }),
    });
    const tokens: [text: string, kind?: string][] = [];
    const parts = lines.flatMap((line, row) => (row ? [LINE_BREAK, ...line] : line));
    for (const { content, color = '' } of parts) {
      // `--shiki-token-string-expression` is a string, too.
      const kind = /token-(keyword|string|constant|function|comment)/.exec(color)?.[1];
      const last = tokens.at(-1);
      if (last && last[1] === kind) last[0] += content;
      else tokens.push(kind ? [content, kind] : [content]);
    }
    return { code: `export default ${JSON.stringify(tokens)}`, moduleType: 'js' };
  },
};
