import { join, relative } from 'node:path';
import { migrate } from '../migrate.ts';
import { type App, createApp } from './app.ts';

interface Options {
  dry?: boolean;
  /** What is named to the codemod, in the app. @default the whole app */
  paths?: string[];
}

/** Moves an app that is there, and says what its files are then and what was noted, by paths in the app. */
export function moveApp(app: App, { dry = false, paths = ['.'] }: Options = {}) {
  const roots = paths.map((path) => join(app.root, path));
  const { report, left } = migrate(roots, { dry });
  const here = `${relative(process.cwd(), app.root)}/`;
  const plain = (text: string) => text.replaceAll(here, '');
  return { app, files: app.files(), report: plain(report), left: left.map(plain) };
}

/** The same for an app that is made for it. */
export const move = (files: Record<string, string | Buffer>, options?: Options) =>
  moveApp(createApp(files), options);

/** What a file is after it was moved. */
export const moved = (text: string, file = 'a.ts'): string | undefined =>
  move({ [file]: text }).files[file];
