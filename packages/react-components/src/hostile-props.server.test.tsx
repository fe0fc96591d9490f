// @vitest-environment node

import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { hostileValues, MARK, ROWS } from './test/hostile-props.tsx';

const STYLES = /<style[^>]*>[\s\S]*?<\/style>| style="[^"]*"/g;

/** Renders on a server. @returns the style sheet also for values that a component refuses. */
function serve(element: Parameters<typeof renderToString>[0]): string {
  const sheet = new ServerStyleSheet();
  let html = '';
  try {
    html = renderToString(sheet.collectStyles(element));
  } catch {
    // Refused.
  }
  const styles = sheet.getStyleTags();
  sheet.seal();
  return styles + html;
}

it.each(ROWS)(
  'no prop of $name becomes part of styles or a script of the server',
  ({ props, show }) => {
    expect(serve(show({}))).not.toContain(MARK);
    for (const prop of props) {
      for (const value of hostileValues(prop)) {
        const html = serve(show({ [prop]: value }));
        expect(html.match(STYLES)?.join('\n') ?? '', prop).not.toContain(MARK);
        expect(html, prop).not.toContain('<script>');
      }
    }
  },
);
