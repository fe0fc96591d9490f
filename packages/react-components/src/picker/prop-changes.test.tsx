import type { PickerSelection, PickerStorage } from '@gifkit/headless/core';
import type { GifProvider } from '@gifkit/providers';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { field, pass, providers, renderPicker, request, showEnd } from '../test/render-picker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

type Props = Partial<GifPickerProps>;

/** Requested paths with their parameters. */
const asked: string[] = [];
/** Returns a new function per provider, like an inline one of a host. */
const createFetch = (): typeof fetch => (input, init) => {
  const { pathname, search } = new URL(new Request(input, init).url);
  asked.push(pathname + search);
  return request(input, init);
};
const klipyOf = (settings?: Parameters<typeof providers.klipy>[1]): GifProvider =>
  providers.klipy(createFetch(), settings);
const withoutCategories = ({ categories, ...rest }: GifProvider): GifProvider => rest;

const memory = (): PickerStorage => {
  const stored = new Map<string, string>();
  return { get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) };
};

/** Scrolls to the end of the list, and waits for chunks, responses and timers. */
const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  showEnd();
  await pass(2000);
};
/** Returns the requested first pages of lists. */
const firstPages = () =>
  asked.filter(
    (path) =>
      /\/(?:search|trending|featured)\?/.test(path) && !/[?&](?:page=[2-9]|pos=)/.test(path),
  );
const tiles = () => screen.queryAllByRole('row');
const buttonOf = (index: number): HTMLElement =>
  within(screen.getByRole('grid')).getAllByRole('button', { name: /^(?!Favorite)/ })[index] ??
  document.body;
const choose = async (index = 0) => {
  fireEvent.click(buttonOf(index));
  await pass(100);
};
const show = (tab: string) => () => fireEvent.click(screen.getByRole('tab', { name: tab }));
const root = () => document.querySelector('.giphy-picker');

interface Row {
  /** Description of the change. */
  when: string;
  /** Props before the change. */
  before?: Props;
  /** Action of the user before the change. */
  first?: () => unknown;
  change: Props;
  /** First page that is requested; undefined if the list stays. */
  asks?: RegExp;
  /** True if the picker or its list is unmounted, without a request. */
  isGone?: true;
  /** Checks the state before any response. */
  atOnce?: () => unknown;
  /** Checks the final state. */
  shows: (seen: { sent: () => PickerSelection | undefined; host: Host }) => unknown;
}

/** Handlers of the host; the picker must call the latest. */
const createHost = () => ({ first: vi.fn(), newest: vi.fn() });
type Host = ReturnType<typeof createHost>;
let host = createHost();

const showsTiles = () => expect(tiles()).not.toEqual([]);
const showsNoCategory = () => expect(document.querySelector('.giphy-picker-category')).toBeNull();
const showsCategories = () =>
  expect(document.querySelector('.giphy-picker-category')).toBeInTheDocument();
const sameTerm = () => expect(field()).toHaveValue('animal');

/** Changes of props while the picker is open, and their effect on its list. */
const ROWS: Partial<Record<keyof GifPickerProps, readonly Row[]>> = {
  provider: [
    {
      when: 'with another key',
      first: showsCategories,
      change: { provider: klipyOf({ key: 'corrected' }) },
      asks: /^\/api\/v1\/corrected\/gifs\/trending\?page=1/,
      atOnce: showsNoCategory,
      shows() {
        showsTiles();
        showsCategories();
      },
    },
    {
      when: 'with a valid key after an invalid one',
      before: { provider: klipyOf({ fetch: async () => Response.json({}, { status: 404 }) }) },
      first: () => expect(screen.getByRole('alert')).toHaveTextContent(/does not accept/),
      change: { provider: klipyOf({ key: 'corrected' }) },
      asks: /^\/api\/v1\/corrected\/gifs\/trending\?page=1/,
      shows: () => expect(screen.queryByRole('alert')).not.toBeInTheDocument(),
    },
    {
      when: 'recreated with the same settings',
      change: { provider: klipyOf({ retry: 1, timeout: 5000 }) },
      atOnce: showsCategories,
      shows: () => expect(asked).toEqual([]),
    },
    {
      when: 'of another service, which lacks the tab',
      first: show('Clips'),
      change: { provider: providers.tenor(createFetch()) },
      asks: /^\/v2\/featured\?/,
      shows: () =>
        expect(screen.getByRole('tab', { name: 'GIFs' })).toHaveAttribute('aria-selected', 'true'),
    },
    {
      when: 'without categories',
      change: { provider: withoutCategories(klipyOf({ key: 'bare' })) },
      asks: /^\/api\/v1\/bare\/gifs\/trending\?page=1/,
      atOnce: showsNoCategory,
      shows: showsNoCategory,
    },
    {
      when: 'to undefined',
      change: { provider: undefined },
      isGone: true,
      shows: () => expect(screen.getByRole('status')).toHaveTextContent(/not set up yet/),
    },
  ],
  rating: [
    {
      when: 'that is stricter',
      first: () => act(() => buttonOf(1).focus()),
      change: { rating: 'g' },
      asks: /page=1&.*content_filter=high/,
      shows() {
        showsTiles();
        expect(root()).toContainElement(document.activeElement as HTMLElement);
      },
    },
    {
      when: 'that is stricter, during the alt text step',
      before: { editAlt: true },
      first: () => choose(),
      change: { rating: 'g' },
      asks: /page=1&.*content_filter=high/,
      shows: () => expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull(),
    },
  ],
  lang: [
    {
      when: 'to another one',
      change: { lang: 'de' },
      asks: /page=1&.*locale=de/,
      atOnce: showsNoCategory,
      shows: () =>
        expect(asked.filter((path) => path.includes('/categories'))).toEqual([
          expect.stringContaining('locale=de'),
        ]),
    },
  ],
  tabs: [
    {
      when: 'without the selected one',
      change: { tabs: ['stickers', 'clips'] },
      asks: /\/stickers\/trending\?page=1/,
      shows: () => expect(screen.getAllByRole('tab')).toHaveLength(2),
    },
    {
      when: 'in another order',
      change: { tabs: ['clips', 'gifs'] },
      shows: () =>
        expect(screen.getByRole('tab', { name: 'GIFs' })).toHaveAttribute('aria-selected', 'true'),
    },
  ],
  labels: [
    {
      when: 'to those of another language',
      change: { labels: { lang: 'es', tabGifs: 'Películas' } },
      asks: /page=1&.*locale=es/,
      shows: () => expect(screen.getByRole('tab', { name: 'Películas' })).toBeInTheDocument(),
    },
  ],
  onOpenChange: [
    {
      when: 'to another function',
      before: { onOpenChange: (isOpen) => host.first(isOpen) },
      change: { onOpenChange: (isOpen) => host.newest(isOpen) },
      shows() {
        fireEvent.keyDown(field(), { key: 'Escape' });
        expect(host.newest).toHaveBeenCalledExactlyOnceWith(false);
        expect(host.first).not.toHaveBeenCalled();
      },
    },
  ],
  initialTerm: [
    {
      when: 'to another one, without effect',
      before: { initialTerm: 'animal' },
      change: { initialTerm: 'dog' },
      shows: sameTerm,
    },
  ],
  editAlt: [
    {
      when: 'to true',
      change: { editAlt: true },
      async shows({ sent }) {
        await choose();
        expect(screen.getByRole('textbox', { name: 'Description' })).toBeInTheDocument();
        expect(sent()).toBeUndefined();
      },
    },
    {
      when: 'to false, during the alt text step, which stays',
      before: { editAlt: true },
      first: () => choose(),
      change: { editAlt: false },
      shows: () => expect(screen.getByRole('textbox', { name: 'Description' })).toBeInTheDocument(),
    },
  ],
  getAlt: [
    {
      when: 'to another function',
      change: { getAlt: () => 'New name' },
      shows: () => expect(buttonOf(0)).toHaveAccessibleName('New name'),
    },
  ],
  storage: [
    {
      when: 'to none, which hides its GIFs',
      before: { storage: memory() },
      async first() {
        fireEvent.click(screen.getAllByRole('button', { name: /^Favorite: / })[0] ?? document.body);
        await pass(100);
        expect(screen.getByRole('button', { name: 'Favorites' })).toBeInTheDocument();
      },
      change: { storage: null },
      shows: () => expect(screen.queryByRole('button', { name: 'Favorites' })).toBeNull(),
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  host = createHost();
});

describe('an open picker whose host changes', () => {
  const cases = Object.entries(ROWS).flatMap(([prop, rows]) =>
    rows.map((row) => [prop, row.when, row] as const),
  );

  it.each(cases)('%s %s', async (_prop, _when, row) => {
    const { before, first, change, asks, isGone, atOnce, shows } = row;
    const { onSelect, update } = renderPicker({
      ...{ provider: klipyOf(), tabs: ['gifs', 'stickers', 'clips'] },
      ...before,
    });
    await settle();
    if (first) {
      await first();
      await settle();
    }
    const old = tiles();
    asked.length = 0;

    update(change);
    const stays = asks === undefined && !isGone;
    expect(old.filter((tile) => tile.isConnected)).toHaveLength(stays ? old.length : 0);
    atOnce?.();
    await settle();
    expect(firstPages()).toEqual(asks ? [expect.stringMatching(asks)] : []);
    await shows({ sent: () => onSelect.mock.lastCall?.[1], host });
  });
});
