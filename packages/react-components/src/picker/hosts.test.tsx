import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePage } from '../../../headless/src/test/make-gif.ts';
import { showEnd } from '../test/render-picker.tsx';
import { GifPicker } from './GifPicker.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns an uncached provider, and the paths or terms of requested first pages. */
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
  it('fetches its first page once if the host renders every 20 ms with new functions', async () => {
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
});
