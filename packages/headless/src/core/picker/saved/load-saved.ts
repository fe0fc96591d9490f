import { lazyChunk, required } from '../../shared/lazy-chunk.ts';

/** Lazy-loaded, because most users have saved nothing yet, and saved GIFs are never shown first. */
const chunk = lazyChunk('the saved GIFs', () => import('./saved.ts'));

/** @throws {Error} if the file could not be loaded. */
export const loadSaved = () => required(chunk);
