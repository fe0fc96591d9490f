import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** App in a temporary folder that is removed after the test. */
export interface App {
  root: string;
  /** Contents of all its files by path. */
  files(): Record<string, string>;
}

/** Reads all files of a folder by path. */
export const readFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

export function createApp(files: Record<string, string | Buffer>): App {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gifkit-codemod-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // Marks the root of the repository, above which nothing counts.
  mkdirSync(join(root, '.git'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, files: () => readFiles(root) };
}
