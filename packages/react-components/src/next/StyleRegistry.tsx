'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

interface StyleRegistryProps {
  children?: ReactNode;
  /** Nonce of the page's content security policy, for the `style` elements in server-rendered HTML. */
  nonce?: string | undefined;
}

/**
 * Adds the styles of all styled-components to server-rendered HTML. For the root layout of Next.js' app router.
 * Without it, the page is unstyled until scripts have run. Each part of the stream is preceded by its styles.
 */
export function StyleRegistry({ children, nonce }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce === undefined ? {} : { nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof window !== 'undefined') return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
