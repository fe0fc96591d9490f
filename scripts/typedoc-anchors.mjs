/**
 * A plugin of TypeDoc: leads links to the headings that they name. The Markdown plugin numbers headings of
 * the same words in another order than renderers do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { anchorsOf, withAnchors } from './heading-anchors.mjs';

export function load(app) {
  const pages = new Set();
  app.renderer.on(MarkdownPageEvent.END, ({ filename }) => pages.add(filename));
  app.renderer.on('endRender', () => {
    const texts = new Map([...pages].map((page) => [page, readFileSync(page, 'utf8')]));
    const anchors = new Map([...texts].map(([page, text]) => [page, anchorsOf(text)]));
    for (const [page, text] of texts) {
      const anchorsAt = (path) => anchors.get(path ? resolve(dirname(page), path) : page);
      writeFileSync(page, withAnchors(text, anchorsAt));
    }
  });
}
