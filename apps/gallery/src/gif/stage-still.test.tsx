import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchGif, firstId, renderApp, withSandbox } from '../test/render-app.tsx';
import { stageStill } from './stage-still.ts';

withSandbox();

const CALL = 'gifs/search?q=coffee&limit=1';

it('is below a GIF until that has loaded, and is asked for before it', async () => {
  const gif = await fetchGif(await firstId(CALL));
  const asked: string[] = [];
  const { container } = renderApp(`/gifs/${gif.id}`, { openedGif: gif, asked });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(gif.title);
  const still = container.querySelector('.stage > img');
  expect(stageStill(gif)).toMatch(/_s\.gif$/);
  expect(still).toHaveAttribute('src', stageStill(gif));
  expect(still).toHaveAttribute('fetchpriority', 'high');
  const moving = container.querySelector('.stage picture img') as HTMLImageElement;
  expect(moving).toHaveAttribute('fetchpriority', 'low');
  expect(asked.filter((url) => new URL(url).pathname === `/v1/gifs/${gif.id}`)).toEqual([]);
  Object.defineProperty(moving, 'currentSrc', { value: moving.src });
  fireEvent.load(moving);
  await waitFor(() => expect(still).not.toBeInTheDocument());
});

it('is none where the GIF flashes, as it then begins with its still', async () => {
  const gif = await fetchGif(await firstId(CALL));
  expect(stageStill({ ...gif, is_flashing: true })).toBeUndefined();
});
