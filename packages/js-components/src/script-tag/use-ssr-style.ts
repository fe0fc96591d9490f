/** Replaces the styles of server-rendered markup in the module script, which renders only in browsers. */
import { createContext } from 'react';

export { renderPart as useSsrPart } from '@gifkit/headless/utils';
export const StyleNonce = createContext<string | undefined>(undefined);
export const useSsrStyle = <Props>(props: Props): Props => props;
