import { configureAnalytics } from '@gifkit/analytics';
import { PingbackContextManager } from '@gifkit/headless';
import { writeSaved } from '@gifkit/headless/core';
import type { GifReference } from '@gifkit/providers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../../headless/src/test/make-gif.ts';
import { load } from '../../test/render-gif.tsx';
import {
  chooseFirst,
  providers,
  renderPicker,
  showEnd,
  showGifs,
  spyOnFetch,
} from '../../test/render-picker.tsx';

const RECENTS = 'gifkit-picker/giphy/recents';
const KLIPY_RECENTS = 'gifkit-picker/klipy/recents';
const TENOR_RECENTS = 'gifkit-picker/tenor/recents';
const FAVORITES = 'gifkit-picker/giphy/favorites';

const referenceTo = (id: string) => providers.giphy().toReference(makeGif(id));

describe('stored references of a picker', () => {
  it('include sent GIFs as recents', async () => {
    const { unmount } = renderPicker({ storage: undefined });
    const { ariaLabel: name } = await chooseFirst();
    await waitFor(() => expect(localStorage.getItem(RECENTS)).toContain('"id"'));
    unmount();
    renderPicker({ storage: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Recent' }));
    const gifs = await showGifs();
    expect(gifs.map(({ ariaLabel }) => ariaLabel)).toContain(name);
    expect(screen.getByRole('grid')).toHaveAccessibleName('Recent');
    expect(screen.getByRole('button', { name: 'Recent' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('include favorites, by a button over each GIF', async () => {
    renderPicker({ storage: undefined });
    await showGifs();
    const [tile] = screen.getAllByRole('row');
    const image = tile?.querySelector('img');
    if (image) await load(image);
    const star = await within(tile as HTMLElement).findByRole('button', { name: /^Favorite: / });
    const name = image?.alt ?? '';
    expect(within(tile as HTMLElement).getByRole('gridcell')).toHaveAccessibleName(name);
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(localStorage.getItem(FAVORITES)).toContain('"id"'));
    await userEvent.click(star);
    await waitFor(() => expect(localStorage.getItem(FAVORITES)).toBe('[]'));
  });

  it("are the service's recents if it has them, requested when shown", async () => {
    const { fetcher, paths } = spyOnFetch();
    renderPicker({ storage: undefined, provider: providers.klipy(fetcher) });
    const { ariaLabel: name } = await chooseFirst();
    await waitFor(() => expect(paths().join()).toContain('/gifs/share/'));
    expect(paths().join()).not.toContain('/recent/');
    const recents = screen.getByRole('button', { name: 'Recent' });
    await userEvent.click(recents);
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('Recent'));
    const [first] = await showGifs();
    expect(first).toHaveAccessibleName(String(name));
    expect(paths().join()).toMatch(/\/gifs\/recent\/me\?/);
    expect(localStorage.getItem(KLIPY_RECENTS)).toBeNull();
  });

  it("are in the host's asynchronous storage", async () => {
    const stored = new Map([[RECENTS, writeSaved([referenceTo('before')])]]);
    const storage = {
      get: async (key: string) => stored.get(key),
      set: async (key: string, value: string) => void stored.set(key, value),
    };
    renderPicker({ storage });
    await chooseFirst();
    await waitFor(() => expect(JSON.parse(stored.get(RECENTS) ?? '')).toHaveLength(2));
    expect(stored.get(RECENTS)).toContain('"before"');
    expect(localStorage).toHaveLength(0);
  });

  it('stay with their provider if it changes during a read', async () => {
    const stored = new Map<string, string>();
    const reads: (() => void)[] = [];
    const storage = {
      get: (key: string) =>
        new Promise<string | undefined>((resolve) => reads.push(() => resolve(stored.get(key)))),
      set: async (key: string, value: string) => void stored.set(key, value),
    };
    const { onSelect, update } = renderPicker({ storage });
    await chooseFirst();
    const id = onSelect.mock.lastCall?.[0].id;
    update({ provider: providers.tenor() });
    stored.set(TENOR_RECENTS, writeSaved([referenceTo('other')]));
    for (const respond of reads) respond();
    await waitFor(() => expect(stored.get(RECENTS)).toContain(`"${id}"`));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Recent' })).toBeVisible());
    expect(JSON.parse(stored.get(RECENTS) ?? '')).toHaveLength(1);
    expect(JSON.parse(stored.get(TENOR_RECENTS) ?? '')).toHaveLength(1);
  });

  it.each(['tenor', 'klipy'] as const)(
    'are disabled with analytics, also at the service: %s',
    async (name) => {
      configureAnalytics({ enabled: false });
      const { fetcher, paths } = spyOnFetch();
      try {
        renderPicker({ storage: undefined, provider: providers[name](fetcher) });
        await chooseFirst();
        await userEvent.click(await screen.findByRole('button', { name: 'Recent' }));
        await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('Recent'));
        await showGifs();
      } finally {
        configureAnalytics({ enabled: true });
      }
      expect(localStorage).toHaveLength(0);
      expect(paths().join()).not.toMatch(/share|\/recent\//);
    },
  );

  it('are disabled by an outer provider, and not even read', async () => {
    localStorage.setItem(RECENTS, writeSaved([referenceTo('a')]));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PingbackContextManager enabled={false}>{children}</PingbackContextManager>
    );
    renderPicker({ storage: undefined }, { wrapper });
    await showGifs();
    expect(screen.queryByRole('button', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('are resolved in one request, except for GIFs that are known', async () => {
    const { fetcher, paths } = spyOnFetch();
    const { data } = await providers.giphy().trending({ limit: 3 });
    const [gone, ...present] = data.map((gif) => providers.giphy().toReference(gif));
    const removed = { ...gone, id: 'none-such', alt: 'A cat' } as GifReference;
    localStorage.setItem(FAVORITES, writeSaved([...present, removed]));
    renderPicker({ storage: undefined, provider: providers.giphy(fetcher) });
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
    const gifs = await showGifs();
    expect(screen.getByRole('grid')).toHaveAccessibleName('Favorites');
    const names = gifs.map(({ ariaLabel }) => ariaLabel);
    expect(names.filter((name) => !name?.startsWith('Favorite: '))).toEqual([
      ...present.map(({ alt }) => alt),
      'No longer available: A cat',
    ]);
    const ids = [...present, removed].map(({ id }) => id).join('%2C');
    expect(paths().filter((path) => path.includes('ids='))).toEqual([
      expect.stringContaining(`ids=${ids}`),
    ]);
  });

  it('of a removed GIF cannot be sent, but can be removed from the favorites', async () => {
    localStorage.setItem(FAVORITES, writeSaved([referenceTo('none-such')]));
    const { onSelect } = renderPicker({ storage: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
    const [removed] = await showGifs();
    expect(removed).toHaveAccessibleName('No longer available: Picture none-such');
    await userEvent.click(removed ?? document.body);
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Favorite: / }));
    await waitFor(() => expect(localStorage.getItem(FAVORITES)).toBe('[]'));
  });

  it('are kept if the service fails, with an error and a retry', async () => {
    const stored = writeSaved([referenceTo('a')]);
    localStorage.setItem(FAVORITES, stored);
    const fetcher: typeof fetch = async (input) =>
      String(input).includes('ids=') ? Response.json({}, { status: 503 }) : fetch(input);
    renderPicker({ storage: undefined, provider: providers.giphy(fetcher) });
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
    showEnd();
    expect(await screen.findByRole('button', { name: 'Try again?' })).toBeVisible();
    expect(localStorage.getItem(FAVORITES)).toBe(stored);
  });

  it("belong to the host's account", async () => {
    const { update } = renderPicker({ storage: { account: 'a b' } });
    await chooseFirst();
    const key = 'gifkit-picker/a%20b/giphy/recents';
    await waitFor(() => expect(localStorage.getItem(key)).toContain('"id"'));
    expect(await screen.findByRole('button', { name: 'Recent' })).toBeVisible();
    update({ storage: { account: 'other' } });
    expect(screen.queryByRole('button', { name: 'Recent' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
  });

  it('do not keep a GIF from being sent if storage fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fail = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const { onSelect } = renderPicker({ storage: { get: fail, set: fail } });
    await chooseFirst();
    expect(onSelect).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Recent' })).toBeInTheDocument();
  });
});
