import { loadChunk } from '@gifkit/headless/internal/core/shared/load-chunk.ts';

/** Lazy-loaded, because few readers pick emoji. When it cannot be loaded, the emoji is sent without asking. */
export const loadVariations = () =>
  loadChunk('the variations', async () => (await import('./VariationsStep.tsx')).VariationsStep);
