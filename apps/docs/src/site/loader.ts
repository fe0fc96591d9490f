import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { drawHouse, toRooms } from '../house/house.ts';
import { PAGES, type Page } from './contents.ts';
import { withExamples } from './examples.ts';
import { withImages, withLinks } from './links.ts';
import { splitTitle, withFiles } from './markdown.ts';
import { markdownAddressOf } from './plain-markdown.ts';
import { repository } from './repository.ts';
import { withSearchWords } from './search-words.ts';
import { withTableRoles } from './tables.ts';

/** The root of the repository. */
const root = new URL('../../../../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The picture of the house, by the package.jsons of today. */
function house(): string {
  const paths = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root });
  return drawHouse(toRooms(paths.map((path) => JSON.parse(read(path)))));
}

async function loadPage({ id, file, title: given }: Page, context: LoaderContext): Promise<void> {
  const url = new URL(file, root);
  const { title, description, body: written } = splitTitle(read(file), file);
  const places = { base: context.config.base.replace(/\/$/, ''), repository };
  const body = withImages(withFiles(written, read), file, places).replace(
    '<!-- the house -->',
    house,
  );
  const rendered = await context.renderMarkdown(body, { fileURL: url });
  const data = await context.parseData({
    id: id || 'index',
    data: {
      title: given ?? title,
      description,
      head: [
        {
          tag: 'link',
          attrs: {
            rel: 'alternate',
            type: 'text/markdown',
            href: markdownAddressOf(id, places.base),
          },
        },
      ],
    },
  });
  context.store.set({
    id: id || 'index',
    data,
    body,
    filePath: file,
    digest: context.generateDigest(body),
    rendered: {
      ...rendered,
      html: withSearchWords(
        withExamples(withTableRoles(withLinks(rendered.html, file, places)), file),
        id,
      ),
    },
  });
}

/** Loads the pages of the site from all over the repository; in development again when one changes. */
export const repositoryLoader = (): Loader => ({
  name: 'repository',
  async load(context) {
    context.store.clear();
    for (const page of PAGES) await loadPage(page, context);
    const paths = new Map(PAGES.map((page) => [fileURLToPath(new URL(page.file, root)), page]));
    context.watcher?.add([...paths.keys()]);
    context.watcher?.on('change', (path) => {
      const page = paths.get(path);
      if (page) void loadPage(page, context);
    });
  },
});
