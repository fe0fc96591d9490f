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

/** How often suggestions were asked for. */
let asked = 0;
/** The headers of a refusal, as long as there is one. */
let limit: Record<string, string> | undefined;

const providerOf = (key = 'a-key') =>
  klipy({
    key,
    cache: { maxAge: 0, errorMaxAge: 0 },
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      if (!pathname.includes('/autocomplete/'))
        return Response.json({ result: true, data: { data: [], categories: [] } });
      asked += 1;
      if (limit) return Response.json({}, { status: 429, headers: limit });
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
  asked = 0;
  limit = undefined;
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

  it('are walked through in the direction of their row, whichever the text has', async () => {
    await showCats();
    field().style.direction = 'ltr';
    screen.getByRole('listbox').style.direction = 'rtl';
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowLeft' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('catwalk');
    fireEvent.keyDown(field(), { key: 'ArrowRight' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('cat dance');
  });

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

  it.each<[string, Record<string, string>, number]>([
    ['as long as it says', { 'Retry-After': '600' }, 600_000],
    ['for a minute where it does not say how long', {}, 60_000],
  ])('leave a service alone that takes no more requests: %s', async (_, headers, ms) => {
    render(element());
    limit = headers;
    write('cat');
    await pass(2000);
    expect(asked).toBe(1);
    write('d');
    await pass(2000);
    expect(asked).toBe(1);
    limit = undefined;
    await pass(ms);
    write('cat');
    await pass(2000);
    expect(asked).toBe(2);
    expect(terms()).toEqual(TERMS.cat);
  });

  it('are asked for by another key at once', async () => {
    const { rerender } = render(element());
    limit = {};
    write('cat');
    await pass(2000);
    limit = undefined;
    rerender(element('corrected'));
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
  });

  it('are not asked for again for a space at the end', async () => {
    await showCats();
    write('cat ');
    await pass(2000);
    expect(asked).toBe(1);
    expect(terms()).toEqual(TERMS.cat);
  });
});
