import type { FetchGifs } from '@gifkit/fetch-api';
import { FETCH_DEBOUNCE } from '@gifkit/headless/core';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { makePage } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { Grid } from '../grid/Grid.tsx';
import type { GridProps } from '../grid/grid-props.ts';

/** Returns a `fetchGifs` with pages of ten GIFs. */
export const pagesOf = (total: number) =>
  vi.fn<FetchGifs>(async (offset) => makePage(offset, 10, total));

/** Renders a grid 612 px wide: three columns of 200 px, so that every GIF is 100 px high. */
export function renderGrid(props: Partial<ComponentProps<typeof Grid>> = {}) {
  const element = (more: Partial<GridProps> = {}) => (
    <Grid width={612} fetchGifs={pagesOf(25)} {...props} {...more} />
  );
  const view = render(element());
  return { ...view, update: (more: Partial<GridProps>) => view.rerender(element(more)) };
}

/** Scrolls the loader of a grid into view and waits for the page. */
export async function showLoader(container: HTMLElement): Promise<void> {
  const sentinel = container.querySelector(`.${Grid.loaderClassName}`)?.parentElement
    ?.parentElement;
  if (!sentinel) throw new Error('The grid has no loader');
  scrollIntoView(sentinel, 1);
  await arrive();
}

/** Scrolls the end of the only list into view. */
export function showEnd(): void {
  const sentinel = document.querySelector('.loader')?.parentElement?.parentElement;
  if (sentinel) scrollIntoView(sentinel, 1);
}

/** Settles pending requests. */
export const arrive = () => act(() => vi.advanceTimersByTimeAsync(0));

export const debounce = () => act(() => vi.advanceTimersByTimeAsync(FETCH_DEBOUNCE));

export const tiles = () => screen.queryAllByRole('article');

export const tileIds = () =>
  tiles().map((tile) => tile.querySelector('[data-giphy-id]')?.getAttribute('data-giphy-id'));

export function listOf(container: HTMLElement): HTMLElement {
  const list = container.querySelector<HTMLElement>('.giphy-grid > div');
  if (!list) throw new Error('The grid has no list');
  return list;
}

/** Scrolls until `top` px of the grid are above the viewport. Returns just before the paint. */
export function scrollUntilPaint(container: HTMLElement, top: number): void {
  const list = listOf(container);
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top: -top } as DOMRect);
  list.dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
}

/** Scrolls as above and waits for pending updates. */
export function scrollGrid(container: HTMLElement, top: number): void {
  act(() => scrollUntilPaint(container, top));
}
