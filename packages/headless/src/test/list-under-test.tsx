import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { vi } from 'vitest';

/** What the cases of a list want of it; nothing is fetched. */
export interface ListUnderTestProps {
  initialGifs: IGif[];
  pattern?: 'feed' | 'picker';
  resetKey?: string;
  'aria-label'?: string;
  noLink?: boolean;
  onGifClick?: () => void;
  onGifKeyPress?: () => void;
  /** Its GIFs rest, and each has a play button. */
  paused?: boolean;
  /** Over each GIF. */
  overlay?: () => ReactElement;
  /** Those that have at once all that is over them. */
  eagerIds?: string[];
}

/** A list 612 px wide: three columns of 200 px with a gutter of 6 px, so that every GIF is 100 px high. */
export type ListUnderTest = ComponentType<ListUnderTestProps>;

/** Shows a list, and changes it by `update`. */
export function show(List: ListUnderTest, props: ListUnderTestProps) {
  const view = render(<List {...props} />);
  const update = (more: Partial<ListUnderTestProps>) =>
    view.rerender(<List {...props} {...more} />);
  return { ...view, update };
}

/** Number of the GIF that has the focus. */
export const focusedIndex = () =>
  document.activeElement?.closest('[data-giphy-index]')?.getAttribute('data-giphy-index');

/** Brings the focus to a GIF, and waits until the keys have come. */
export async function focus(name: string): Promise<void> {
  act(() => screen.getByRole('link', { name }).focus());
  await act(() => vi.dynamicImportSettled());
}

/** @returns whether the browser is to do what it does by this key. */
export const press = (key: string, more = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** Lets nothing scroll, as in jsdom. @returns is called with the number of each GIF that is scrolled to. */
export function watchScrolling() {
  const scrolled = vi.fn<(index: string | null, options: unknown) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.getAttribute('data-giphy-index'), options);
  };
  return scrolled;
}
