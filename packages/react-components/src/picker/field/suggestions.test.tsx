import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { field, pass, providers, renderPicker, write } from '../../test/render-picker.tsx';

/** Responses by text; any other text fails. */
const TERMS: Record<string, string[]> = {
  cat: ['cat dance', 'catwalk', 'kitten'],
  d: ['dog', 'dance'],
  'cat w': ['cat wave'],
};

/** Number of requests for suggestions. */
let asked = 0;
/** Headers of a 429 response; undefined without a limit. */
let limit: Record<string, string> | undefined;

const fetchTerms: typeof fetch = async (input) => {
  const { pathname } = new URL(String(input));
  if (!pathname.includes('/autocomplete/'))
    return Response.json({ result: true, data: { data: [], categories: [] } });
  asked += 1;
  if (limit) return Response.json({}, { status: 429, headers: limit });
  const data = TERMS[decodeURIComponent(pathname.split('/').at(-1) ?? '')];
  return data ? Response.json({ result: true, data }) : new Response('', { status: 500 });
};
const service = (key = 'a-key') => providers.klipy(fetchTerms, { key });
const show = () => renderPicker({ provider: service() });

const terms = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  asked = 0;
  limit = undefined;
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('suggestions', () => {
  const showCats = async () => {
    const view = show();
    write('cat');
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
    return view;
  };

  it('follow arrow keys in the direction of their row, even if the text has the other direction', async () => {
    await showCats();
    field().style.direction = 'ltr';
    screen.getByRole('listbox').style.direction = 'rtl';
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowLeft' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('catwalk');
    fireEvent.keyDown(field(), { key: 'ArrowRight' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('cat dance');
  });

  it('disappear for a new text before its own arrive', async () => {
    await showCats();
    write('d');
    expect(terms()).toEqual([]);
    await pass(2000);
    expect(terms()).toEqual(['dog', 'dance']);
  });

  it('stay if they complete the text, even if its own fail', async () => {
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
    ['key', { provider: service('corrected') }],
    ['language', { lang: 'de' }],
  ])('of a previous %s are not shown', async (_, props) => {
    const { update } = await showCats();
    update(props);
    expect(terms()).toEqual([]);
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
  });

  it.each<[string, Record<string, string>, number]>([
    ['until Retry-After', { 'Retry-After': '600' }, 600_000],
    ['for a minute without Retry-After', {}, 60_000],
  ])('pause at the rate limit: %s', async (_, headers, ms) => {
    show();
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

  it('are requested at once with a new key', async () => {
    const { update } = show();
    limit = {};
    write('cat');
    await pass(2000);
    limit = undefined;
    update({ provider: service('corrected') });
    await pass(2000);
    expect(terms()).toEqual(TERMS.cat);
  });

  it('are not requested again for a trailing space', async () => {
    await showCats();
    write('cat ');
    await pass(2000);
    expect(asked).toBe(1);
    expect(terms()).toEqual(TERMS.cat);
  });
});
