import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { sha256 } from './sha256.ts';

export interface Rendered {
  markup: string;
  /** A `<style>` element. */
  styles: string;
  /** SHA-256 of the text in it, as a content policy names it. */
  styleHash: string;
}

const STYLE_TEXT = /^<style[^>]*>([\s\S]*)<\/style>$/;

/** Draws an element to HTML, with exactly the styles that it uses. */
export async function render(element: ReactElement): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(sheet.collectStyles(element));
    const styles = sheet.getStyleTags();
    const [, text = ''] = STYLE_TEXT.exec(styles) ?? [];
    return { markup, styles, styleHash: `sha256-${await sha256(text)}` };
  } finally {
    sheet.seal();
  }
}
