import { StyleNonce } from '@gifkit/headless';
import { useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

/** Returns the CSP nonce of the nearest `StyleNonce`, or else of the styled-components style sheet. */
export function useSheetNonce(): string | undefined {
  const { options } = useContext(StyleSheetContext).styleSheet;
  return useContext(StyleNonce) ?? options.nonce;
}
