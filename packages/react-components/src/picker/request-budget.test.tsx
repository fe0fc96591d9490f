import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  pass,
  providers,
  renderPicker,
  request,
  showEnd,
  write,
} from '../test/render-picker.tsx';

/** Requested paths with their time in ms. */
let asked: { path: string; at: number }[] = [];
/** Makes trending terms fail. */
let isDown = false;
const fetcher: typeof fetch = (input, init) => {
  const { url } = new Request(input, init);
  asked.push({ path: decodeURIComponent(new URL(url).pathname), at: Date.now() });
  if (isDown && url.includes('/trending/searches'))
    return Promise.resolve(new Response('', { status: 500 }));
  return request(input, init);
};

/** Opens a picker, waits for its first content, and clears the recorded requests. */
async function open(name: 'giphy' | 'klipy' = 'giphy') {
  renderPicker({ provider: providers[name](fetcher) });
  showEnd();
  await pass(5000);
  asked = [];
}

/** Types a text, and waits for all requests. @param gaps ms after each keystroke, repeated. */
async function type(text: string, ...gaps: number[]): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    write(text.slice(0, length));
    if (length < text.length) await pass(gaps[(length - 1) % gaps.length] ?? 0);
  }
  const last = Date.now();
  // Keeps the end of the list in view, as in a browser.
  for (let ms = 0; ms < 5000; ms += 50) {
    showEnd();
    await pass(50);
  }
  asked = asked.map(({ path, at }) => ({ path, at: at - last }));
}

const isSearch = ({ path }: { path: string }) => path.endsWith('/search');

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isDown = false;
});

it('opening makes 2 requests: GIFs, and categories', async () => {
  renderPicker({ provider: providers.giphy(fetcher) });
  showEnd();
  await pass(100);
  const paths = asked.map(({ path }) => path).sort();
  expect(paths).toEqual(['/v1/gifs/categories', '/v1/gifs/trending']);
});

it('a new tab makes 2 requests, or 1 with a search term', async () => {
  await open('klipy');
  const show = async (tab: string) => {
    asked = [];
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    showEnd();
    await pass(100);
    return asked.map(({ path }) => path.replace('/api/v1/a-key/', '')).sort();
  };
  expect(await show('Stickers')).toEqual(['stickers/categories', 'stickers/trending']);
  await type('happy', 90);
  expect(await show('GIFs')).toEqual(['gifs/search']);
});

describe.each(['giphy', 'klipy'] as const)('typing, with %s,', (name) => {
  it.each([
    ['fast', [90]],
    ['with two fingers on a phone', [250, 190, 290]],
  ])('makes at most 2 requests: “happy cat” %s', async (_, gaps) => {
    await open(name);
    await type('happy cat', ...gaps);
    expect(asked.filter(isSearch)).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});

describe('a user who stops typing', () => {
  it('has suggestions and GIFs after 300 ms', async () => {
    await open();
    await type('happy', 180);
    const [first, second] = asked;
    expect([first?.at, second?.at]).toEqual([300, 300]);
    expect(asked.some(({ path }) => path.includes('/tags'))).toBe(true);
    expect(asked.filter(isSearch)).toHaveLength(1);
  });

  it('has GIFs at once by Enter, without a request for suggestions', async () => {
    await open();
    write('happy');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await pass(5000);
    showEnd();
    await pass(5000);
    expect(asked.map(({ path }) => path)).toEqual(['/v1/gifs/search']);
  });
});

it('causes no request if the known suggestions are complete', async () => {
  await open();
  await type('sno');
  const terms = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(terms()).toEqual(['snore', 'snow']);
  asked = [];
  await type('snor');
  expect(terms()).toEqual(['snore']);
  expect(asked.filter(({ path }) => path.endsWith('/tags'))).toEqual([]);
});

describe('without results', () => {
  const terms = () =>
    within(screen.getByRole('group', { name: 'Trending' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '');

  it('trending searches are shown, and requested only then', async () => {
    await open();
    await type('happy');
    expect(asked.map(({ path }) => path)).not.toContain('/v1/trending/searches');
    await type('xyzzy');
    expect(asked.filter(({ path }) => path.endsWith('/trending/searches'))).toHaveLength(1);
    const [first = ''] = terms();
    expect(terms().length).toBeLessThanOrEqual(4);
    const button = screen.getByRole('button', { name: first });
    act(() => button.focus());
    fireEvent.click(button);
    expect(field()).toHaveValue(first);
    expect(document.activeElement).toHaveClass('giphy-picker-results');
    showEnd();
    await pass(5000);
    expect(screen.getByRole('grid')).toHaveAccessibleName(`Results for “${first}”`);
  });

  it('no trending searches are shown if they fail, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    isDown = true;
    await type('xyzzy');
    expect(screen.queryByRole('group', { name: 'Trending' })).toBeNull();
    expect(warn).toHaveBeenCalledWith(
      'Gifkit: the trending terms could not be fetched',
      expect.anything(),
    );
  });
});
