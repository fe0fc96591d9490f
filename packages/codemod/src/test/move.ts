import { join, relative } from 'node:path';
import { migrate } from '../migrate.ts';
import { type App, createApp } from './app.ts';

interface Options {
  dry?: boolean;
  /** Paths passed to the codemod. By default the whole app. */
  paths?: string[];
}

/** Moves an existing app, and returns its files and report with paths relative to the app. */
export function moveApp(app: App, { dry = false, paths = ['.'] }: Options = {}) {
  const roots = paths.map((path) => join(app.root, path));
  const { report, left } = migrate(roots, { dry });
  const here = `${relative(process.cwd(), app.root)}/`;
  const plain = (text: string) => text.replaceAll(here, '');
  const files = app.files();
  const dependenciesOf = (manifest = 'package.json') =>
    JSON.parse(files[manifest] ?? '').dependencies;
  return { app, files, dependenciesOf, report: plain(report), left: left.map(plain) };
}

/** Creates an app and moves it. */
export const move = (files: Record<string, string | Buffer>, options?: Options) =>
  moveApp(createApp(files), options);

/** Moves a single file and returns its text. */
export const moved = (text: string, file = 'a.ts'): string | undefined =>
  move({ [file]: text }).files[file];
