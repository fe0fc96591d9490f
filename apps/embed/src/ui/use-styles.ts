import { useInsertionEffect } from 'react';

const adopted = new Set<string>();

/**
 * Adds the styles of a lazy-loaded part once, before its layout. Uses constructed style sheets, which content
 * policies do not restrict.
 */
export function useStyles(css: string): void {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, [css]);
}
