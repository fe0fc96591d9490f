import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TYPEAHEAD_PAUSE } from '../core/constants.ts';
import {
  focus,
  focusedIndex,
  type ListUnderTest,
  press,
  show,
  watchScrolling,
} from './list-under-test.tsx';
import { makeGif, makeGifs } from './make-gif.ts';

const Likes = () => (
  <p>
    <button type="button">Like</button>
    <button type="button">Share</button>
  </p>
);

/** How a list is entered and walked through as a grid to pick from, with and without looks. */
export function pickerKeyboardCases(List: ListUnderTest): void {
  describe('as a picker', () => {
    const showMany = () => show(List, { initialGifs: makeGifs(300), pattern: 'picker' });

    beforeEach(() => {
      watchScrolling();
    });

    it('is entered at the first GIF of another list, wherever the reader was in the one before', async () => {
      const { container, update } = show(List, {
        initialGifs: makeGifs(300),
        pattern: 'picker',
        noLink: true,
        onGifClick: () => {},
      });
      act(() => screen.getAllByRole('button')[5]?.focus());
      update({ resetKey: 'other', initialGifs: makeGifs(300) });
      expect(
        container.querySelector('[tabindex="0"]')?.closest('[data-giphy-index]'),
      ).toHaveAttribute('data-giphy-index', '0');
    });

    it('is a grid with one stop of the Tab key', () => {
      showMany();
      expect(screen.getByRole('grid', { name: 'GIFs' })).toHaveAttribute('aria-rowcount', '-1');
      const stops = screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
      expect(stops).toEqual([screen.getByRole('link', { name: 'Picture gif0' })]);
      expect(screen.getAllByRole('row')[4]).toHaveAttribute('aria-rowindex', '5');
    });

    it.each([
      ['ArrowRight', 5],
      ['ArrowLeft', 3],
      ['ArrowDown', 7],
      ['ArrowUp', 1],
      ['PageDown', 16],
      ['Home', 0],
      ['End', 299],
    ])('goes by %s from GIF 4 to GIF %i', async (key, index) => {
      showMany();
      // As high as four rows.
      vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(430);
      await focus('Picture gif4');
      press(key);
      expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveFocus();
      expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveProperty(
        'tabIndex',
        0,
      );
      expect(screen.getByRole('link', { name: 'Picture gif4' })).toHaveProperty('tabIndex', -1);
    });

    it('goes a page back by Page Up, and to its ends by Ctrl too', async () => {
      showMany();
      vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(430);
      await focus('Picture gif16');
      press('PageUp');
      expect(focusedIndex()).toBe('4');
      press('End', { ctrlKey: true });
      expect(focusedIndex()).toBe('299');
      expect(press('PageDown'), 'scrolls on at the end').toBe(true);
      press('Home', { ctrlKey: true });
      expect(focusedIndex()).toBe('0');
    });

    it('goes to the GIF whose name is typed, and begins anew after a pause', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const named = ['Ant', 'Bear', 'Beaver', 'Cat'].map((title, index) =>
        makeGif(`gif${index}`, { alt_text: title }),
      );
      show(List, { initialGifs: named, pattern: 'picker' });
      act(() => screen.getByRole('link', { name: /Ant/ }).focus());
      for (const key of 'bea') press(key);
      expect(focusedIndex()).toBe('1');
      press('v');
      expect(focusedIndex()).toBe('2');
      vi.advanceTimersByTime(TYPEAHEAD_PAUSE + 1);
      press('c');
      expect(focusedIndex()).toBe('3');
      expect(press('x'), 'nothing has such a name').toBe(true);
      expect(press('a', { ctrlKey: true }), 'no character').toBe(true);
      expect(focusedIndex()).toBe('3');
    });

    it('leaves characters to a host that handles keys', async () => {
      show(List, { initialGifs: makeGifs(3), pattern: 'picker', onGifKeyPress: () => {} });
      await focus('Picture gif0');
      expect(press('p')).toBe(true);
      expect(focusedIndex()).toBe('0');
    });

    it('is one stop where its GIFs have buttons, to which F2 leads, and Escape or F2 back', async () => {
      show(List, { initialGifs: makeGifs(3), pattern: 'picker', paused: true, eagerIds: ['gif0'] });
      const button = await screen.findByRole('button', { name: 'Play Picture gif0' });
      await waitFor(() => expect(button).toHaveAttribute('aria-keyshortcuts', 'F2'));
      const link = screen.getByRole('link', { name: 'Picture gif0' });
      await userEvent.tab();
      expect(link).toHaveFocus();
      for (const back of ['F2', 'Escape']) {
        press('F2');
        expect(button).toHaveFocus();
        expect(press('ArrowRight'), 'is the button’s own').toBe(true);
        expect(button).toHaveFocus();
        expect(press(back)).toBe(false);
        expect(link).toHaveFocus();
      }
      await userEvent.tab();
      expect(document.body).toHaveFocus();
    });

    it('goes through the buttons of one overlay by Tab, and then leaves', async () => {
      render(
        <>
          <List
            pattern="picker"
            overlay={Likes}
            initialGifs={makeGifs(2)}
            eagerIds={['gif0', 'gif1']}
          />
          <button type="button">After</button>
        </>,
      );
      const [like] = await screen.findAllByRole('button', { name: 'Like' });
      const [share] = screen.getAllByRole('button', { name: 'Share' });
      await waitFor(() => expect(share).toHaveProperty('tabIndex', -1));
      await focus('Picture gif0');
      press('F2');
      expect(like).toHaveFocus();
      await userEvent.tab();
      expect(share).toHaveFocus();
      await userEvent.tab({ shift: true });
      expect(like).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    });

    it('has a stop where its GIFs are neither links nor buttons', async () => {
      show(List, { initialGifs: makeGifs(3), pattern: 'picker', noLink: true, paused: true });
      await userEvent.tab();
      expect(focusedIndex()).toBe('0');
      press('ArrowRight');
      expect(focusedIndex()).toBe('1');
    });

    it('goes the other way round where the text does', async () => {
      const { container } = showMany();
      container.style.direction = 'rtl';
      await focus('Picture gif4');
      press('ArrowRight');
      expect(focusedIndex()).toBe('3');
    });

    it('remembers where the reader was', async () => {
      showMany();
      await focus('Picture gif4');
      act(() => screen.getByRole('link', { name: 'Picture gif4' }).blur());
      expect(screen.getByRole('link', { name: 'Picture gif4' })).toHaveProperty('tabIndex', 0);
    });
  });
}
