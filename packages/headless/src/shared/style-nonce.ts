import { createContext } from 'react';

/**
 * The nonce of the page's content security policy, for the style elements in what a server renders; undefined
 * where no policy asks for one.
 */
export const StyleNonce = createContext<string | undefined>(undefined);
