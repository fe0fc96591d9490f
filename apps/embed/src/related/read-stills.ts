import type { RelatedStill } from '../page-data.ts';
import { PREVIEW_CLASS } from './preview-css.ts';

/**
 * Reads the related GIFs from the server's markup, so that the page's data need not repeat them.
 *
 * @returns undefined if the page has none.
 */
export function readStills(document: Document): readonly RelatedStill[] | undefined {
  const list = document.querySelector(`.${PREVIEW_CLASS}`);
  if (!list) return undefined;
  return Array.from(list.querySelectorAll('a'), (link) => {
    const image = link.querySelector('img');
    const [src, alt] = ['src', 'alt'].map((name) => image?.getAttribute(name) ?? undefined);
    const id = decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
    return { id, alt: alt ?? '', ...(src && { image: src }) };
  });
}
