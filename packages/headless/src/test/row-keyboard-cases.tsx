import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusedIndex, press, watchScrolling } from './list-under-test.tsx';
import { makeGifs } from './make-gif.ts';

/** What the cases of a row want of it; nothing is fetched. */
export interface RowUnderTestProps {
  initialGifs: IGif[];
  /** Its GIFs take no focus. */
  noLink?: boolean;
}

const row = () => screen.getByRole('group', { name: 'GIFs' });

/** Gives the row a view of 400 px, and scrolls it. */
function scrollRow(left: number): void {
  vi.spyOn(row(), 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(row(), 'scrollWidth', 'get').mockReturnValue(30_000);
  row().scrollLeft = left;
  vi.useFakeTimers();
  act(() => {
    fireEvent.scroll(row());
    vi.advanceTimersToNextFrame();
  });
  vi.useRealTimers();
}

/** How a row 50 px high, of GIFs 100 px wide, is walked through by keys, with and without looks. */
export function rowKeyboardCases(Row: ComponentType<RowUnderTestProps>): void {
  describe('by the keyboard', () => {
    beforeEach(() => {
      vi.useRealTimers();
      watchScrolling();
    });

    it.each([
      ['ArrowRight', 5],
      ['ArrowLeft', 3],
      ['Home', 0],
      ['End', 299],
    ])('goes by %s from GIF 4 to GIF %i', (key, index) => {
      render(<Row initialGifs={makeGifs(300)} />);
      act(() => screen.getByRole('link', { name: 'Picture gif4' }).focus());
      expect(press(key)).toBe(false);
      expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveFocus();
    });

    it('leaves keys alone that lead nowhere, or mean something else', () => {
      render(<Row initialGifs={makeGifs(3)} />);
      act(() => screen.getByRole('link', { name: 'Picture gif0' }).focus());
      expect(press('ArrowLeft')).toBe(true);
      expect(press('ArrowRight', { altKey: true })).toBe(true);
      expect(press('ArrowDown')).toBe(true);
    });

    it('leads by Tab from one to the next, wherever one has scrolled to', async () => {
      render(<Row initialGifs={makeGifs(300)} />);
      scrollRow(15_000);
      const [, , , link] = screen.getAllByRole('link', { name: /^Picture gif/ });
      act(() => link?.focus());
      const first = Number(focusedIndex());
      expect(first).toBeGreaterThan(10);
      scrollRow(0);
      await userEvent.tab();
      expect(focusedIndex()).toBe(String(first + 1));
      await userEvent.tab();
      expect(focusedIndex()).toBe(String(first + 2));
    });

    it('reaches the row itself where no GIF takes the focus', async () => {
      render(<Row initialGifs={makeGifs(3)} noLink />);
      await userEvent.tab();
      expect(row()).toHaveFocus();
    });
  });
}
