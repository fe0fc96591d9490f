import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';
import type { Target } from './driver.ts';

const outDir = '.cache/e2e-browsers';

/** The script that finds by role and name in a page, bundled when it is first needed. */
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  await build({
    config: false,
    silent: true,
    entry: ['e2e/pages/find-by-role.ts'],
    outDir,
    format: 'iife',
    globalName: 'page',
    platform: 'browser',
    noExternal: [/./],
  });
  return readFile(join(outDir, 'find-by-role.global.js'), 'utf8');
}

/** JavaScript, the body of a function, that returns every element of a document that matches. */
export async function toQuery(target: Target): Promise<string> {
  if (typeof target === 'string') {
    return `return Array.from(document.querySelectorAll(${JSON.stringify(target)}));`;
  }
  bundled ??= bundle();
  const { role, name } = target;
  return `${await bundled}\nreturn page.findByRole(${JSON.stringify(role)}, ${JSON.stringify(name)});`;
}
