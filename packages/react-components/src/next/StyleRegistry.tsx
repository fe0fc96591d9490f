'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  children?: ReactNode;
  /** The nonce of the page's content security policy, for the `style` elements that the server sends. */
  nonce?: string | undefined;
}

/**
 * For the layout of Next.js' app router: sends the styles with the markup that the server renders, those of
 * these components and of all others made with styled-components. Without it nothing has a style before the
 * scripts have run. As Next.js describes it, the styles of each part of the stream are sent before that part.
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
