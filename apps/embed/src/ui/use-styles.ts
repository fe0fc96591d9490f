import { useInsertionEffect } from 'react';

const adopted = new Set<string>();

/**
 * Adds the styles of a part that is loaded when it is first shown, once, before it is laid out. By the CSSOM, for
 * which a content policy has no rule.
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
