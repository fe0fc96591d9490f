import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePage } from '../test/make-gif.ts';
import { scrollIntoView } from '../test/observers.ts';
import { Grid } from './Grid.tsx';

const loaderOf = (container: HTMLElement): Element => {
  const sentinel = container.querySelector(`.${Grid.loaderClassName}`)?.parentElement
    ?.parentElement;
  if (!sentinel) throw new Error('The grid has no loader');
  return sentinel;
};

describe('Grid', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('fetches the first page as soon as its loader is in view', async () => {
    const fetchGifs = vi.fn(async (offset: number) => makePage(offset, 10, 25));
    const { container } = render(<Grid width={612} fetchGifs={fetchGifs} />);
    scrollIntoView(loaderOf(container), 1);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    scrollIntoView(loaderOf(container), 0);
  });
});
