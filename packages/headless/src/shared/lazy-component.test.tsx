import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CHUNK_RETRY_DELAY } from '../core/constants.ts';
import { lazyComponent } from './lazy-component.ts';

const Greeting = ({ name }: { name: string }) => `Hello, ${name}`;
const Apology = () => 'Sorry';
const LazyGreeting = lazyComponent('a greeting', async () => Greeting);

it('renders a loaded component immediately', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = lazyComponent('a greeting', load);
  await act(async () => {
    Lazy.preload();
    Lazy.preload();
  });
  const { container } = render(<Lazy name="Ada" />);
  expect(container).toHaveTextContent('Hello, Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads on render and shows nothing before', async () => {
  const { container } = render(<LazyGreeting name="Ada" />);
  expect(container).toBeEmptyDOMElement();
  await act(async () => {});
  expect(container).toHaveTextContent('Hello, Ada');
});
it('shows its fallback if it cannot be loaded, and loads again on retry', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  const load = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(404)
    .mockRejectedValueOnce(404);
  const Lazy = lazyComponent('a lost greeting', load, Apology);
  const { container } = render(<Lazy name="Ada" />);
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
  expect(container).toHaveTextContent('Sorry');
  await act(() => Lazy.retry());
  expect(container).toHaveTextContent('Hello, Ada');
});
