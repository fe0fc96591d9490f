import { readFile } from 'node:fs/promises';
import { notFound } from '../http/errors.ts';

/** The source runs as it is; in the built package, every module is in one folder. */
const isSource = import.meta.url.endsWith('.ts');
const folder = new URL(isSource ? '../../admin/' : '../admin/', import.meta.url);

const SCRIPT = 'text/javascript';
const TYPES: ReadonlyMap<string, string> = new Map([
  ['admin.css', 'text/css'],
  ['admin.js', SCRIPT],
  ['dom.js', SCRIPT],
  ['items.js', SCRIPT],
  ['kept-scenarios.js', SCRIPT],
  ['scenarios.js', SCRIPT],
]);

/**
 * A script of the page, or its styles.
 *
 * @throws {ServiceError} 404 when the page has no such file
 */
export async function adminFile(name: string): Promise<Response> {
  const type = TYPES.get(name);
  if (!type) throw notFound();
  return new Response(await readFile(new URL(name, folder)), {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });
}
