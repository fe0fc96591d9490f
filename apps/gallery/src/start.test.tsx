import { GiphyFetch } from '@gifkit/fetch-api';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { drawStart } from './server/draw-start.tsx';
import { slimGif } from './server/slim-gif.ts';
import { apiUrl, sandboxFetch, withSandbox } from './test/render-app.tsx';

withSandbox();

/** The start page as the server sends it, and what a browser does with it once its scripts are there. */
async function arrive() {
  const settings = { apiUrl, apiKey: 'key', embedUrl: 'https://embed.example' };
  const client = new GiphyFetch('key', {}, { baseUrl: apiUrl, fetch: sandboxFetch });
  const firstGifs = (await client.trending({ limit: 15 })).data.map(slimGif);
  const root = document.createElement('div');
  root.innerHTML = drawStart({ settings, firstGifs, theme: 'dark' });
  document.body.append(root);
  const service = { apiUrl, apiKey: 'key', fetch: sandboxFetch };
  const page = { service, embedUrl: settings.embedUrl, firstGifs, theme: 'dark' } as const;
  const onRecoverableError = vi.fn();
  return {
    root,
    onRecoverableError,
    comeToLife: () =>
      render(<App {...page} />, { container: root, hydrate: true, onRecoverableError }),
  };
}

it('is taken over as the server drew it, and its stills make way for the list', async () => {
  const { root, comeToLife, onRecoverableError } = await arrive();
  const stills = root.querySelector('.first-stills');
  expect(stills).not.toHaveAttribute('inert');
  comeToLife();
  await screen.findByRole('feed', { name: 'GIFs' });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('.first-stills')).toBe(stills);
  expect(stills).toHaveAttribute('inert');
});

it('goes on with what was typed before any script ran', async () => {
  const { comeToLife } = await arrive();
  screen.getByRole<HTMLInputElement>('searchbox').value = 'cat';
  comeToLife();
  expect(await screen.findByRole('heading', { name: '“cat” in GIFs' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('cat');
});
