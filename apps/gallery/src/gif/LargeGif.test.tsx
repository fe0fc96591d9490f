import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchGif, firstId, renderApp, withSandbox } from '../test/render-app.tsx';
import { firstFrame } from './LargeGif.tsx';

withSandbox();

const CALL = 'gifs/search?q=coffee&limit=1';

it('shows the first frame below a GIF until that has loaded', async () => {
  const gif = await fetchGif(await firstId(CALL));
  const asked: string[] = [];
  const { container } = renderApp(`/gifs/${gif.id}`, { openedGif: gif, asked });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(gif.title);
  const still = container.querySelector('.stage > img');
  expect(firstFrame(gif)?.still).toMatch(/_s\.gif$/);
  expect(still).toHaveAttribute('src', firstFrame(gif)?.still);
  await waitFor(() => expect(container.querySelector('.stage picture')).toBeInTheDocument());
  const source = container.querySelector('.stage source[type="image/webp"]');
  expect(source).toHaveAttribute('srcset', firstFrame(gif)?.moving);
  const moving = container.querySelector('.stage picture img') as HTMLImageElement;
  expect(asked.filter((url) => new URL(url).pathname === `/v1/gifs/${gif.id}`)).toEqual([]);
  Object.defineProperty(moving, 'currentSrc', { value: moving.src });
  fireEvent.load(moving);
  await waitFor(() => expect(still).not.toBeInTheDocument());
});

it('has no first frame for a flashing GIF, which starts on its still', async () => {
  const gif = await fetchGif(await firstId(CALL));
  expect(firstFrame({ ...gif, is_flashing: true })).toBeUndefined();
});
