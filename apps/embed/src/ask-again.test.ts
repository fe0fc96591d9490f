// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (body: string) => {
  document.body.innerHTML = body;
  const reload = vi.fn();
  return reload;
};

it('loads the page again after the seconds that the server says', () => {
  const reload = page('');
  askAgain(document, reload, 90);
  vi.advanceTimersByTime(89_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads it again when the visitor asks for that, in place of going to the address', () => {
  const reload = page('<a href="/embed/a">Try again</a>');
  askAgain(document, reload, 90);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone that would be the same again, and links that lead away', () => {
  const reload = page('<a href="https://example.com/" target="_blank">Go on</a>');
  askAgain(document, reload);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay, { once: true });
  document.querySelector('a')?.click();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
