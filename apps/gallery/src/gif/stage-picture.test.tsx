import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchGif, firstId, renderApp, withSandbox } from '../test/render-app.tsx';
import { stagePicture } from './stage-picture.ts';

withSandbox();

it('is the picture that the stage of a known GIF shows, without asking for the GIF', async () => {
  const gif = await fetchGif(await firstId('gifs/search?q=coffee&limit=1'));
  const asked: string[] = [];
  const { container } = renderApp(`/gifs/${gif.id}`, { openedGif: gif, asked });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(gif.title);
  const source = container.querySelector('.stage source[type="image/webp"]');
  expect(stagePicture(gif)).toContain('.webp');
  expect(source).toHaveAttribute('srcset', stagePicture(gif));
  expect(asked.filter((url) => new URL(url).pathname === `/v1/gifs/${gif.id}`)).toEqual([]);
});

it('is none where the GIF flashes, as it then begins with its still', async () => {
  const gif = await fetchGif(await firstId('gifs/search?q=coffee&limit=1'));
  expect(stagePicture({ ...gif, is_flashing: true })).toBeUndefined();
});
