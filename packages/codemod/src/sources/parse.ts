import { type ParserPlugin, parse } from '@babel/parser';
import type { File } from '@babel/types';

/** The kinds of source that are read. */
export const SOURCE = /\.[cm]?[jt]sx?$/;

function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) return ['typescript'];
  if (/\.[cm]?tsx$/.test(file)) return ['typescript', 'jsx'];
  return ['flow', 'jsx', 'exportDefaultFrom'];
}

const parseWith = (text: string, plugins: ParserPlugin[]): File =>
  parse(text, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowUndeclaredExports: true,
    plugins,
  });

/**
 * Reads a source file.
 *
 * @throws {SyntaxError} with line and column, where it cannot be read.
 */
export function parseSource(text: string, file: string): File {
  const plugins = pluginsFor(file);
  try {
    return parseWith(text, [...plugins, 'decorators']);
  } catch (error) {
    try {
      // Those of TypeScript's `experimentalDecorators`, which parameters may have, too.
      return parseWith(text, [...plugins, 'decorators-legacy']);
    } catch {
      throw error;
    }
  }
}
