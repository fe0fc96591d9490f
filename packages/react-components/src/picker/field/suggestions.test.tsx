import { klipy } from '@gifkit/providers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '../../test/render-picker.tsx';
import { GifPicker } from '../GifPicker.tsx';

/** What the service answers; another text fails. */
const TERMS: Record<string, string[]> = {
  cat: ['cat dance', 'catwalk', 'kitten'],
  d: ['dog', 'dance'],
  'cat w': ['cat wave'],
};

const providerOf = (key = 'a-key') =>
  klipy({
    key,
    cache: { maxAge: 0, errorMaxAge: 0 },
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      if (!pathname.includes('/autocomplete/'))
        return Response.json({ result: true, data: { data: [], categories: [] } });
      const data = TERMS[decodeURIComponent(pathname.split('/').at(-1) ?? '')];
      return data ? Response.json({ result: true, data }) : new Response('', { status: 500 });
    },
  });
const element = (key?: string, lang?: string) => (
  <GifPicker provider={providerOf(key)} lang={lang} storage={null} onSelect={() => {}} />
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const terms = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Element.prototype.scrollIntoView ??= () => {};
  return () => vi.useRealTimers();
});

describe('suggestions', () => {
  const showCats = async () => {
    const view = render(element());
    write('cat');
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
    return view;
  };

  it('are gone when something else is typed, before its own arrive', async () => {
    await showCats();
    write('d');
    expect(terms()).toEqual([]);
    await pass(2000);
    expect(terms()).toEqual(['dog', 'dance']);
  });

  it('stay where they complete what is typed, also when its own fail', async () => {
    await showCats();
    write('catw');
    expect(terms()).toEqual(['catwalk']);
    await pass(2000);
    expect(terms()).toEqual(['catwalk']);
    write('catx');
    await pass(2000);
    expect(terms()).toEqual([]);
  });

  it.each([
    ['key', 'corrected', undefined],
    ['language', 'a-key', 'de'],
  ])('of another %s are not shown', async (_, key, lang) => {
    const { rerender } = await showCats();
    rerender(element(key, lang));
    expect(terms()).toEqual([]);
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
  });
});
