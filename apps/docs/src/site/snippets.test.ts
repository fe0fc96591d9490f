import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../..');
const SNIPPET = /```(tsx?)(?![^\n]* file=)(?: title="([^"]+)")?[^\n]*\n([\s\S]*?)```/g;

const READMES =
  '../../packages/{analytics,embed-sdk,fetch-api,http,js-components,model,platform-requests,providers,store}/README.md';

/** Code of pages and READMEs by file name. Code that a page includes from an example is checked there. */
const snippets = new Map(
  globSync(['pages/**/*.md', READMES], { cwd: app }).flatMap((page) =>
    [...readFileSync(join(app, page), 'utf8').matchAll(SNIPPET)]
      .filter(([, kind]) => kind === 'ts' || !page.endsWith('README.md'))
      .map(([, kind, title, code = ''], index): [string, string] => [
        join(app, page.replace('.md', '-md'), title ?? `${index + 1}.${kind}`),
        `${code}\nexport {};\n`,
      ]),
  ),
);

/** Variables that README code expects from its app. */
snippets.set(
  join(app, 'around.d.ts'),
  `declare const raw: unknown;
declare const gif: import('@gifkit/model').IGif;
declare const session: { token: string };
declare const element: HTMLElement;
declare const iframe: HTMLIFrameElement;`,
);

function complaints(): string[] {
  const path = join(app, '../../tsconfig.base.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, app);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  // The folders do not exist, so TypeScript would not look for files there.
  delete host.directoryExists;
  host.fileExists = (file) => snippets.has(file) || fileExists(file);
  host.readFile = (file) => snippets.get(file) ?? readFile(file);
  host.getSourceFile = (file, target) => {
    const code = snippets.get(file);
    return code === undefined
      ? getSourceFile(file, target)
      : ts.createSourceFile(file, code, target);
  };
  const program = ts.createProgram(
    [...snippets.keys()],
    { ...options, types: ['node'], noUnusedLocals: false },
    host,
  );
  return [...snippets.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
}

it('type-checks all TypeScript of the pages', () => {
  expect(snippets.size).toBeGreaterThan(15);
  expect(complaints()).toEqual([]);
}, 120_000);
