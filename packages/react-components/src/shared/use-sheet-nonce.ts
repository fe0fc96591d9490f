import { StyleNonce } from '@gifkit/headless';
import { useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

/** The nonce of the page's content security policy: the one of a `StyleNonce`, else of the sheet of styled-components. */
export function useSheetNonce(): string | undefined {
  const { options } = useContext(StyleSheetContext).styleSheet;
  return useContext(StyleNonce) ?? options.nonce;
}
