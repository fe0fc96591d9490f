import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  focus,
  focusedIndex,
  type ListUnderTest,
  press,
  show,
  watchScrolling,
} from './list-under-test.tsx';
import { makeGifs } from './make-gif.ts';

/** How a list is read and walked through as a feed, with and without looks. */
export function feedKeyboardCases(List: ListUnderTest): void {
  describe('as a feed', () => {
    let scrolled: ReturnType<typeof watchScrolling>;
    beforeEach(() => {
      scrolled = watchScrolling();
    });

    it('has articles that know their names and places', () => {
      show(List, { initialGifs: makeGifs(2), 'aria-label': 'Cats' });
      expect(screen.getByRole('feed', { name: 'Cats' })).toBeInTheDocument();
      expect(screen.getByRole('article', { name: 'Picture gif1' })).toHaveAttribute(
        'aria-posinset',
        '2',
      );
    });

    it('goes from article to article by Page Down and Page Up', async () => {
      show(List, { initialGifs: makeGifs(3) });
      await focus('Picture gif0');
      press('PageDown');
      expect(screen.getByRole('article', { name: 'Picture gif1' })).toHaveFocus();
      expect(scrolled).toHaveBeenLastCalledWith('1', { block: 'nearest' });
      press('PageDown');
      expect(press('PageDown'), 'scrolls on at the end').toBe(true);
      press('PageUp');
      expect(focusedIndex()).toBe('1');
    });

    it('is left by Ctrl with End or Home', async () => {
      render(
        <>
          <button type="button">Before</button>
          <List initialGifs={makeGifs(3)} />
          <button type="button">After</button>
        </>,
      );
      await focus('Picture gif1');
      press('End', { ctrlKey: true });
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await focus('Picture gif1');
      press('Home', { ctrlKey: true });
      expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    });

    it('is left at the ends of the page, too: for its status, and for itself', async () => {
      show(List, { initialGifs: makeGifs(3) });
      await focus('Picture gif1');
      press('End', { ctrlKey: true });
      expect(screen.getByRole('status')).toHaveFocus();
      await focus('Picture gif1');
      press('Home', { ctrlKey: true });
      expect(screen.getByRole('feed')).toHaveFocus();
    });

    it('is left for what can take the focus', async () => {
      render(
        <>
          <List initialGifs={makeGifs(3)} />
          <button type="button" disabled>
            Not now
          </button>
          <button type="button" tabIndex={-1}>
            By script
          </button>
          <a href="#after">After</a>
        </>,
      );
      await focus('Picture gif1');
      press('End', { ctrlKey: true });
      expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
    });

    it('leaves other keys alone', async () => {
      show(List, { initialGifs: makeGifs(3) });
      await focus('Picture gif0');
      for (const key of ['ArrowDown', 'Home', 'Tab', 'x']) expect(press(key)).toBe(true);
    });

    it('keeps the focus where another list takes the place of the GIF that has it', () => {
      const { update } = show(List, { initialGifs: makeGifs(3), resetKey: 'a' });
      const list = screen.getByRole('feed');
      act(() => screen.getByRole('link', { name: 'Picture gif1' }).focus());
      update({ resetKey: 'b' });
      expect(list).toHaveFocus();
    });
  });
}
