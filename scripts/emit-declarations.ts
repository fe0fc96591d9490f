import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The settings of all packages' sources. */
function settings(): ts.CompilerOptions {
  const path = join(ROOT, 'tsconfig.entries.json');
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT).options;
}

/**
 * Writes the declarations of sources and of all that they import, with the folders as they are in `packages`.
 *
 * @throws {Error} when a type cannot be declared.
 */
export function emitDeclarations(sources: readonly string[], destination: string): void {
  const packages = join(ROOT, 'packages');
  const program = ts.createProgram([...sources], {
    ...settings(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The same order in every run, whatever else is in the program.
    stableTypeOrdering: true,
    rootDir: packages,
    outDir: packages,
  });
  const { diagnostics } = program.emit(
    undefined,
    (path, text) => {
      const target = join(destination, relative(packages, path));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    },
    undefined,
    true,
  );
  if (diagnostics.length) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (path) => path,
        getCurrentDirectory: () => ROOT,
        getNewLine: () => '\n',
      }),
    );
  }
}
