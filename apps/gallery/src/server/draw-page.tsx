import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App, GifPage } from '../App.tsx';
import type { PageData } from '../settings.ts';
import { GifGrid } from '../shared/GifList.tsx';

export interface Page extends PageData {
  /** Path and query. */
  address: string;
  /** Nonce for the styles in the markup. */
  nonce: string;
}

/** Markers that styled-components writes after each rule and each component's rules. */
const MARKS = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|<\/?style[^>]*>/g;

/**
 * Renders a page to HTML for hydration. Its styles have no styled-components markers, because the browser's copy uses
 * other names and would otherwise try to take them over.
 */
export async function drawPage({ nonce, ...page }: Page) {
  await Promise.all([GifPage.load(), GifGrid.load()]);
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const app = (
      <StrictMode>
        <App {...page} />
      </StrictMode>
    );
    const markup = renderToString(sheet.collectStyles(app));
    return { markup, css: sheet.getStyleTags().replace(MARKS, '').trim() };
  } finally {
    sheet.seal();
  }
}

export type DrawnPage = Awaited<ReturnType<typeof drawPage>>;
