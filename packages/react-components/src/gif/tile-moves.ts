import { createContext } from 'react';

/**
 * Called when a tile comes into view or leaves it. So a list also learns that it is scrolled where scroll events
 * do not reach it, as in the slot of a closed shadow root.
 */
export const TileMovesContext = createContext<(() => void) | undefined>(undefined);
