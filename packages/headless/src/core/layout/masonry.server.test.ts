// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createMasonry } from './masonry.ts';

describe('createMasonry on a server', () => {
  it('works without a document and leaves none behind', () => {
    const masonry = createMasonry({ columns: 2, columnWidth: 100, gutter: 0 });
    masonry.append([10, 20]);
    expect(masonry.positions.map(({ left }) => left)).toEqual([0, 100]);
    expect('document' in globalThis).toBe(false);
  });
});
