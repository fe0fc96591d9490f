import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { formatRoute, routeOfGif } from './address/route.ts';
import { drawPage } from './server/draw-page.tsx';
import { toListGif } from './server/load-gif.ts';
import type { OpenedGif } from './settings.ts';
import { client, firstId, service, site, withSandbox } from './test/render-app.tsx';

withSandbox();

const complain = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complain);
  complain.mockClear();
  // jsdom does not map the attribute to the property.
  vi.spyOn(HTMLMediaElement.prototype, 'muted', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return this.hasAttribute('muted');
  });
});
afterEach(() => document.body.replaceChildren());

/** A page as the server sends it, with functions that simulate the browser's scripts. */
async function arrive(address: string, openedGif?: OpenedGif) {
  window.history.replaceState(null, '', address);
  const isStart = address === '/';
  const firstGifs = isStart ? (await client.trending({ limit: 15 })).data.map(toListGif) : [];
  const known = { firstGifs, openedGif };
  const settings = { ...service, ...site };
  const { markup, css } = await drawPage({ settings, address, nonce: 'n0nce', ...known });
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.append(root);
  const onRecoverableError = vi.fn();
  return {
    root,
    css,
    /** Differences from the server's markup. */
    mismatches: () => [...onRecoverableError.mock.calls, ...complain.mock.calls],
    comeToLife: () =>
      render(<App settings={settings} {...known} />, {
        container: root,
        hydrate: true,
        onRecoverableError,
      }),
  };
}

describe('the start page', () => {
  it('hydrates without mismatches, and keeps the tiles of the server', async () => {
    const { root, comeToLife, mismatches } = await arrive('/');
    const tile = root.querySelector('.giphy-gif');
    expect(tile).toBeVisible();
    comeToLife();
    await waitFor(() => expect(root.querySelector('[data-ssr-style]')).toBeNull());
    expect(mismatches()).toEqual([]);
    expect(root.querySelector('.giphy-gif')).toBe(tile);
  });

  it('picks up text typed before hydration', async () => {
    const { comeToLife } = await arrive('/');
    screen.getByRole<HTMLInputElement>('searchbox').value = 'cat';
    comeToLife();
    expect(await screen.findByRole('heading', { name: '“cat” in GIFs' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('cat');
  });

  it('keeps focus that the user moved before hydration', async () => {
    const { comeToLife } = await arrive('/');
    // As after a click on the skip link.
    window.history.replaceState(null, '', '/#content');
    const link = screen.getByRole('link', { name: 'Components' });
    link.focus();
    comeToLife();
    await screen.findByRole('feed', { name: 'GIFs' });
    expect(link).toHaveFocus();
  });
});

it('a search is rendered up to its list, which the browser fetches', async () => {
  const { root, comeToLife, mismatches } = await arrive('/?q=happy&type=stickers');
  const field = root.querySelector('input[type=search]');
  expect(field).toHaveValue('happy');
  expect(screen.getByRole('heading', { name: '“happy” in stickers' })).toBeVisible();
  comeToLife();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(mismatches()).toEqual([]);
  expect(root.querySelector('input[type=search]')).toBe(field);
});

describe('the page of a GIF', () => {
  it.each([
    ['gif', 'gifs/search?q=%40animalparade&limit=1'],
    ['sticker', 'stickers/trending?limit=1'],
    ['clip', 'videos/trending?limit=1'],
  ])(
    'is rendered completely except for related GIFs, and hydrates without mismatches: a %s',
    async (_, call) => {
      const gif = toListGif((await client.gif(await firstId(call))).data);
      const address = formatRoute(routeOfGif(gif));
      const { root, css, comeToLife, mismatches } = await arrive(address, gif);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(gif.title);
      const link = screen.getByRole('textbox', { name: 'Link' });
      expect(link).toHaveValue(`https://gallery.example${address}`);
      const shown = root.querySelector('.stage img, .stage video');
      expect(shown?.getAttribute(gif.video ? 'src' : 'alt')).toBeTruthy();
      expect(root.innerHTML).not.toContain(' style="');
      expect(css).toContain('--ratio:');
      expect(css).not.toMatch(/sc\*\/|data-styled|<|undefined/);
      comeToLife();
      expect(await screen.findByRole('feed', { name: 'Related' })).toBeInTheDocument();
      expect(mismatches()).toEqual([]);
      expect(screen.getByRole('textbox', { name: 'Link' })).toBe(link);
      expect(link).toHaveValue(`${window.location.origin}${address}`);
    },
  );

  it('reports a missing GIF without another request', async () => {
    const { comeToLife, mismatches } = await arrive('/gifs/nothing-here', 'missing');
    const words = screen.getByText('There is no GIF with this id.');
    comeToLife();
    await screen.findByRole('heading', { level: 1, name: 'No such GIF' });
    expect(mismatches()).toEqual([]);
    expect(screen.getByText('There is no GIF with this id.')).toBe(words);
  });

  it('reserves the space of its GIF and fetches it if the service failed on the server', async () => {
    const id = await firstId('gifs/search?q=coffee&limit=1');
    const { root, comeToLife, mismatches } = await arrive(`/gifs/${id}`);
    expect(root.querySelector('.stage.skeleton')).toBeInTheDocument();
    comeToLife();
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeInTheDocument();
    expect(mismatches()).toEqual([]);
  });
});
