import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { emitDeclarations } from './emit-declarations.ts';
import { type EntryPoint, entryPoints } from './entry-points.ts';
import { type EntryReport, reportText } from './report-text.ts';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));
const CACHE = fileURLToPath(new URL('../.cache/', import.meta.url));

/** Makes a folder of declarations a package that finds what the real one imports. */
function makePackage(folder: string, destination: string): void {
  cpSync(join(PACKAGES, folder, 'package.json'), join(destination, folder, 'package.json'));
  symlinkSync(
    join(PACKAGES, folder, 'node_modules'),
    join(destination, folder, 'node_modules'),
    'junction',
  );
}

const declarationOf = (entry: EntryPoint, types: string): string =>
  join(types, relative(PACKAGES, entry.source)).replace(/\.tsx?$/, '.d.ts');

const configOf = (entry: EntryPoint, types: string, name: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(types, entry.folder, 'package.json'),
    configObject: {
      projectFolder: join(types, entry.folder),
      mainEntryPointFilePath: declarationOf(entry, types),
      compiler: {
        overrideTsconfig: {
          extends: fileURLToPath(new URL('../tsconfig.entries.json', import.meta.url)),
          include: [],
          files: [declarationOf(entry, types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: join(types, 'reports'),
        reportTempFolder: join(types, 'reports/new'),
        includeForgottenExports: true,
      },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

/** @throws {Error} when the declarations have faults. */
function extract(entries: readonly EntryPoint[], types: string): EntryReport[] {
  const configs = entries.map((entry, index) => configOf(entry, types, `${index}`));
  const [first] = configs;
  if (!first) return [];
  mkdirSync(first.reportFolder);
  // One program for all: reading the types of React and Node takes longer than all the rest.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return configs.map((config, index) => {
    const specifier = entries[index]?.specifier ?? '';
    const faults: string[] = [];
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
        if (message.logLevel === ExtractorLogLevel.Error)
          faults.push(message.formatMessageWithLocation(undefined));
      },
    });
    if (faults.length) throw new Error(`${specifier}: ${faults.join('\n')}`);
    return { specifier, markdown: readFileSync(config.reportFilePath, 'utf8') };
  });
}

/**
 * What each package exports, with its types, by the path of its report from the root of the repository. By API
 * Extractor, from declarations, for which nothing has to be built.
 */
export function apiReports(): Map<string, string> {
  const entries = entryPoints();
  mkdirSync(CACHE, { recursive: true });
  const types = mkdtempSync(join(CACHE, 'api-'));
  try {
    emitDeclarations(
      entries.map(({ source }) => source),
      types,
    );
    const folders = [...new Set(entries.map(({ folder }) => folder))];
    for (const folder of folders) makePackage(folder, types);
    const reports = extract(entries, types);
    return new Map(
      folders.map((folder) => [
        `packages/${folder}/${folder}.api.md`,
        reportText(
          `@gifkit/${folder}`,
          reports.filter((_, index) => entries[index]?.folder === folder),
        ),
      ]),
    );
  } finally {
    rmSync(types, { recursive: true });
  }
}
