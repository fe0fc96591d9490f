import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Style, StyleCache } from './style-cache.ts';

export interface Rendered {
  markup: string;
  /** That of all pages of its kind, and that of this page alone where there is one. */
  styles: readonly Style[];
}

/**
 * Draws an element to HTML, with exactly the styles that it uses. They carry no marks of styled-components,
 * whose copy in the browser then leaves them where they are and adds its own.
 *
 * @param css styles that this page alone has.
 */
export async function render(
  element: ReactElement,
  { styleCache, css = '' }: { styleCache: StyleCache; css?: string },
): Promise<Rendered> {
  const markup = renderToString(styleCache.collect(element));
  const style = await styleCache.styleOf(markup);
  return { markup, styles: css ? [style, await styleCache.toStyle(css)] : [style] };
}
