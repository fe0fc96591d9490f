import type { GifReference } from '@gifkit/providers';

/** The text to store. */
export const writeKept = (references: readonly GifReference[]): string =>
  JSON.stringify(references.map(({ provider: _, ...reference }) => reference));
