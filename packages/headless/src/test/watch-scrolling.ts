import { beforeEach, type Mock, vi } from 'vitest';

/** Mocks `scrollIntoView`, which jsdom lacks. @returns a mock whose contexts are the elements scrolled to. */
export function watchScrolling(): Mock {
  const scrolled = vi.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled.mockClear();
  });
  return scrolled;
}
