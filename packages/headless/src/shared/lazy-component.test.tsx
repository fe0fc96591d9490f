import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CHUNK_RETRY_DELAY } from '../core/constants.ts';
import { lazyComponent, type Retry } from './lazy-component.ts';

const Greeting = ({ name }: { name: string }) => `Hello, ${name}`;
const Apology = ({ onRetry }: Retry) => (
  <button type="button" onClick={onRetry}>
    Sorry
  </button>
);
const lazyGreeting = (load = vi.fn(async () => ({ Greeting }))) =>
  lazyComponent('a greeting', load, (module) => module.Greeting, Apology);

it('renders a loaded component immediately', async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const Lazy = lazyGreeting(load);
  await act(async () => {
    Lazy.preload();
    Lazy.preload();
  });
  const { container } = render(<Lazy name="Ada" />);
  expect(container).toHaveTextContent('Hello, Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads on render and shows nothing before', async () => {
  const Lazy = lazyGreeting();
  const { container } = render(<Lazy name="Ada" />);
  expect(container).toBeEmptyDOMElement();
  await act(async () => {});
  expect(container).toHaveTextContent('Hello, Ada');
});

it.each([
  ['by its fallback', () => fireEvent.click(screen.getByRole('button'))],
  ['on the next use', () => {}],
  ['online', () => window.dispatchEvent(new Event('online'))],
])('shows its fallback if it cannot be loaded, and loads again %s', async (_, again) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ Greeting }));
  const Lazy = lazyGreeting(load.mockRejectedValueOnce(404).mockRejectedValueOnce(404));
  const { container, rerender } = render(<Lazy name="Ada" />);
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
  vi.useRealTimers();
  expect(container).toHaveTextContent('Sorry');
  await act(async () => again());
  rerender(<Lazy key="next" name="Ada" />);
  expect(container).not.toHaveTextContent('Sorry');
  await act(async () => {});
  expect(container).toHaveTextContent('Hello, Ada');
});
