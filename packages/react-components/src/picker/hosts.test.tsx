import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePage } from '../../../headless/src/test/make-gif.ts';
import { showEnd } from '../test/render-picker.tsx';
import { GifPicker } from './GifPicker.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A provider without cache, and the first pages that it was asked for: paths or terms. */
function countedProvider() {
  const pages: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    const isList = /\/gifs\/(trending|search)$/.test(pathname);
    if (isList && Number(searchParams.get('offset')) === 0) {
      pages.push(searchParams.get('q') ?? pathname);
    }
    return Response.json(isList ? makePage(0, 10, 10) : { ...makePage(0, 0, 0), data: [] });
  };
  const cache = { maxAge: 0, errorMaxAge: 0 };
  return { provider: giphy(new GiphyFetch('a-key', {}, { fetch: fetcher, cache })), pages };
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  return () => vi.useRealTimers();
});

describe('a picker', () => {
  it('fetches its first page once in a host that renders every 20 ms with new functions', async () => {
    const { provider, pages } = countedProvider();
    const element = () => (
      <GifPicker
        provider={provider}
        storage={null}
        columns={{ 0: 3 }}
        getAlt={({ title }) => title}
        onSelect={() => {}}
      />
    );
    const { rerender } = render(element());
    showEnd();
    for (let renders = 0; renders < 25; renders += 1) {
      rerender(element());
      await pass(20);
    }
    expect(pages).toEqual(['/v1/gifs/trending']);
  });

  it('searches ten keystrokes by two requests at most, of which the last is for all of them', async () => {
    const { provider, pages } = countedProvider();
    render(<GifPicker provider={provider} storage={null} onSelect={() => {}} />);
    showEnd();
    await pass(1000);
    pages.length = 0;
    const field = screen.getByRole('combobox');
    for (let length = 1; length <= 10; length += 1) {
      fireEvent.change(field, { target: { value: 'good night'.slice(0, length) } });
      await pass(20);
    }
    await pass(1000);
    showEnd();
    await pass(1000);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.at(-1)).toBe('good night');
  });
});
