import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { PartLink } from './PartLink.tsx';

beforeEach(() => {
  // React logs errors that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

it('replaces a part that fails to load and restores focus on close', async () => {
  const Part = lazyPart(async (): Promise<{ Part: () => ReactNode }> => {
    throw new Error('404');
  }, 'Part');
  function Player() {
    const [isOpen, setOpen] = useState(false);
    const notice = (
      <PartLink onClose={() => setOpen(false)}>
        <a href="https://example.com/">Share it elsewhere</a>
      </PartLink>
    );
    return (
      <section>
        <button type="button" onClick={() => setOpen(true)}>
          Share
        </button>
        {isOpen && (
          <LazyPart fallback={notice}>
            <Part />
          </LazyPart>
        )}
      </section>
    );
  }
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<Player />);
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    await act(async () => fireEvent.click(button));
  };
  await press('Share');
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load. Share it elsewhere');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

it('times out a part that hangs after 10 seconds', async () => {
  vi.useFakeTimers();
  const Part = lazyPart(() => new Promise<{ Part: () => ReactNode }>(() => {}), 'Part');
  render(
    <LazyPart fallback={<p role="alert">It did not come.</p>}>
      <Part />
    </LazyPart>,
  );
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeVisible();
});
