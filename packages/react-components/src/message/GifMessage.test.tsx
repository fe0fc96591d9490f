import { defineProvider, type GifProvider, type GifReference } from '@gifkit/providers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { GifMessage } from './GifMessage.tsx';

const reference = (id: string, more: Partial<GifReference> = {}): GifReference => ({
  provider: 'ours',
  id,
  type: 'gifs',
  width: 400,
  height: 300,
  alt: `Words of ${id}`,
  ...more,
});

let asked: (readonly string[])[];
let fails: boolean;

/** Number of the test: each test has its own provider id, with a new provider object per call. */
let count = 0;
const provider = (): GifProvider => ({
  ...defineProvider({
    name: 'ours',
    search: async () => ({ data: [] }),
    trending: async () => ({ data: [] }),
    gif: async () => null,
    async gifs(ids) {
      asked.push(ids);
      if (fails) throw new Error('down');
      return ids.filter((id) => id !== 'gone').map((id) => makeGif(id));
    },
  }),
  id: `ours-${count}`,
});

/** A message, by default with GIF a of the provider. */
const message = (id = 'a', props: Partial<ComponentProps<typeof GifMessage>> = {}) => (
  <GifMessage reference={reference(id)} provider={provider()} {...props} />
);

const pass = (ms = 60) => act(() => vi.advanceTimersByTimeAsync(ms));
const boxes = (container: HTMLElement) => [...container.children] as HTMLElement[];

/** Renders messages and scrolls them into view. */
async function show(messages: ReactElement) {
  const view = render(messages);
  for (const box of boxes(view.container)) scrollIntoView(box, 1);
  await pass();
  return view;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  fails = false;
  count += 1;
});

describe('a message with a GIF', () => {
  it('reserves its size and shows the alt text at once, and requests nothing before it is near the viewport', async () => {
    const { container } = render(message());
    await pass();
    expect(boxes(container)[0]).toHaveStyle({ width: '248px', 'aspect-ratio': '248 / 186' });
    expect(screen.getByText('Words of a')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is no wider than its GIF or its width prop, and has a default height if its size is unknown', () => {
    const { container } = render(
      <>
        {message('a', { reference: reference('a', { width: 100, height: 50 }) })}
        {message('a', { width: 200 })}
        {message('a', { reference: reference('a', { width: 0 }) })}
        {message('a', { reference: reference('a', { height: undefined as never }) })}
        {message('a', { reference: reference('a', { width: 1, height: 1e9 }) })}
      </>,
    );
    expect(boxes(container).map(({ style }) => [style.width, style.aspectRatio])).toEqual([
      ['100px', '100 / 50'],
      ['200px', '200 / 150'],
      ['248px', '248 / 186'],
      ['248px', '248 / 186'],
      ['1px', '1 / 100'],
    ]);
  });

  it('shares a request with others in view, each GIF once, even if the provider is created in each render', async () => {
    const messages = () => (
      <>
        {message('a')}
        {message('b')}
        {message('a')}
        {message('gone')}
      </>
    );
    const { container, rerender } = render(messages());
    for (const box of boxes(container)) scrollIntoView(box, 1);
    rerender(messages());
    await pass();
    expect(asked).toEqual([['a', 'b', 'gone']]);
    expect(screen.getAllByAltText('Words of a')).toHaveLength(2);
    expect(screen.getByText('No longer available: Words of gone')).toBeVisible();
  });

  it('fails alone if its reference is invalid or of another service', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(
      <>
        {message('a', { reference: reference('a', { provider: 'theirs', alt: {} as never }) })}
        {message('a')}
      </>,
    );
    expect(screen.getByAltText('Words of a')).toBeInTheDocument();
    expect(screen.getByText(/^No longer available/)).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('needs no request when it is mounted again', async () => {
    (await show(message())).unmount();
    await show(message());
    expect(screen.getByAltText('Words of a')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('keeps its alt text if the request fails, and retries', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fails = true;
    await show(message());
    expect(screen.getByText('Words of a')).toBeVisible();
    expect(warn.mock.lastCall?.[0]).toBe('Gifkit: the GIFs of messages could not be fetched');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again?' }));
    await pass();
    expect(screen.getByAltText('Words of a')).toBeInTheDocument();
  });

  it('follows changes of its reference and provider', async () => {
    const { rerender } = await show(message());
    rerender(message('b'));
    expect(screen.queryByAltText('Words of a')).not.toBeInTheDocument();
    await pass();
    expect(screen.getByAltText('Words of b')).toBeInTheDocument();
    rerender(message('b', { provider: undefined }));
    expect(screen.queryByAltText('Words of b')).not.toBeInTheDocument();
    expect(screen.getByText('Words of b')).toBeVisible();
  });

  it('has its size and alt text in server-rendered HTML, without a style attribute', () => {
    const markup = renderToString(message());
    expect(markup).toContain('Words of a');
    expect(markup).not.toContain(' style=');
  });
});
