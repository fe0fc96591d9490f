// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { PartLink } from './PartLink.tsx';

beforeEach(() => {
  // React tells of what the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

/** A player whose button opens a part, which fails to load for some times. */
function show(failures: number) {
  let left = failures;
  const load = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('404');
    return () => <p>The part</p>;
  });
  const Part = lazyPart(load, (module) => module);
  function Player() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <section>
        <button type="button" onClick={() => setOpen(true)}>
          Share
        </button>
        {isOpen && (
          <LazyPart
            fallback={(again) => (
              <PartLink href="https://example.com/" onClose={close} {...again}>
                Share it elsewhere
              </PartLink>
            )}
          >
            <Part />
          </LazyPart>
        )}
      </section>
    );
  }
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<Player />);
  return { load };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await act(async () => fireEvent.click(button(name)));
};

it('a part that failed twice is asked for again by a button, and comes', async () => {
  const { load } = show(2);
  await press('Share');
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load. Share it elsewhere');
  await press('Try again');
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // A part takes the focus by itself where it wants it, and gives it back to this.
  expect(button('Share')).toHaveFocus();
});

it('a part that fails again leaves the focus on the button that asks for it', async () => {
  show(4);
  await press('Share');
  await press('Try again');
  expect(button('Try again')).toHaveFocus();
  await press('Try again');
  expect(screen.getByText('The part')).toBeVisible();
});

it('a part whose notice was closed is asked for again when it is opened again', async () => {
  show(2);
  await press('Share');
  await press('Close');
  expect(button('Share')).toHaveFocus();
  await press('Share');
  expect(screen.getByText('The part')).toBeVisible();
});
