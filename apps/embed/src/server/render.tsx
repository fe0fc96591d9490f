import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface Rendered {
  markup: string;
  /** `<style>` tags that carry the nonce. */
  styles: string;
}

/** Draws an element to HTML, with exactly the styles that it uses. */
export function render(element: ReactElement, nonce: string): Rendered {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const markup = renderToString(sheet.collectStyles(element));
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
