import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, type DocumentationEntryPoint } from 'typedoc';
import { entryPoints } from '../../../../scripts/entry-points.ts';
import { REFERENCE } from '../site/contents.ts';
import { anchorsOf, withAnchors } from './heading-anchors.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Sources of the entry points that have a page, by the page's name: `analytics/consent`. */
function sources(): Map<string, string> {
  const byName = new Map(
    entryPoints().map(({ specifier, source }) => [specifier.replace('@gifkit/', ''), source]),
  );
  return new Map(
    REFERENCE.map((name) => {
      const source = byName.get(name);
      if (source === undefined) throw new Error(`@gifkit/${name} is no entry point of a package.`);
      return [name, source];
    }),
  );
}

/** Has TypeDoc name each page after what its readers import. */
const withNames = (points: DocumentationEntryPoint[], names: string[]): DocumentationEntryPoint[] =>
  points.map((point, index) => ({ ...point, displayName: names[index] ?? point.displayName }));

/** Leads links between pages to their headings. */
function mendLinks(folder: string): void {
  const paths = globSync('**/*.md', { cwd: folder }).map((path) => join(folder, path));
  const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const anchors = new Map([...texts].map(([path, text]) => [path, anchorsOf(text)]));
  for (const [path, text] of texts) {
    const anchorsAt = (link: string) => anchors.get(link ? resolve(dirname(path), link) : path);
    writeFileSync(path, withAnchors(text, anchorsAt));
  }
}

/**
 * Writes the reference, from the types and their comments: a page of Markdown for each entry point.
 *
 * @throws {Error} when TypeDoc cannot.
 */
export async function writeReference(): Promise<void> {
  const pages = sources();
  const app = await Application.bootstrapWithPlugins({
    options: join(ROOT, 'typedoc.json'),
    entryPoints: [...pages.values()],
    logLevel: 'Warn',
  });
  const folder = app.options.getValue('out');
  rmSync(folder, { recursive: true, force: true });
  const points = app.getEntryPoints();
  if (!points) throw new Error('TypeDoc found no entry points; see above.');
  const project = app.converter.convert(withNames(points, [...pages.keys()]));
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('TypeDoc failed; see above.');
  mendLinks(folder);
}
