import type { RelatedStill } from '../page-data.ts';
import { PREVIEW_CLASS } from './preview-css.ts';

/**
 * The related GIFs as the server drew them: the page's data need not say them again.
 *
 * @returns nothing where the page shows none.
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
