import { type ParserPlugin, parse } from '@babel/parser';
import type { File } from '@babel/types';

/** The kinds of source that are read. */
export const SOURCE = /\.[cm]?[jt]sx?$/;

function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) return ['typescript', 'decorators'];
  if (/\.tsx$/.test(file)) return ['typescript', 'jsx', 'decorators'];
  return ['flow', 'jsx', 'decorators'];
}

/**
 * Reads a source file.
 *
 * @throws {SyntaxError} with line and column, where it cannot be read.
 */
export const parseSource = (text: string, file: string): File =>
  parse(text, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowUndeclaredExports: true,
    plugins: pluginsFor(file),
  });
