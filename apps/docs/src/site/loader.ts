import { fileURLToPath } from 'node:url';
import { docsLoader } from '@astrojs/starlight/loaders';
import type { Loader, LoaderContext } from 'astro/loaders';
import { PAGES, type Page } from './contents.ts';
import { resolveLink, withLinks } from './links.ts';
import { splitTitle, withFiles } from './markdown.ts';
import { markdownAddressOf } from './plain-markdown.ts';
import { read, repository, root } from './repository.ts';

async function loadPage({ id, file }: Page, context: LoaderContext): Promise<void> {
  const url = new URL(file, root);
  const { title, description, body: written } = splitTitle(read(file), file);
  const places = { base: context.config.base.replace(/\/$/, ''), repository };
  const linked = withLinks(written, (href) => resolveLink(href, file, places));
  const body = withFiles(linked, read);
  const rendered = await context.renderMarkdown(body, { fileURL: url });
  const data = await context.parseData({
    id: id || 'index',
    data: {
      title,
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
    rendered,
  });
}

/** Loads the reference and all pages. In development, loads a page again when its file changes. */
export const repositoryLoader = (): Loader => ({
  name: 'repository',
  async load(context) {
    await docsLoader().load(context);
    for (const page of PAGES) await loadPage(page, context);
    const paths = new Map(PAGES.map((page) => [fileURLToPath(new URL(page.file, root)), page]));
    context.watcher?.add([...paths.keys()]);
    context.watcher?.on('change', (path) => {
      const page = paths.get(path);
      if (page) void loadPage(page, context);
    });
  },
});
