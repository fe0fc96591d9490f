/** Imports of single peer files, which aliases do not support. They run after the codemod has moved them. */
import FetchError from '@giphy/js-fetch-api/dist/fetch-error';
import Gif from '@giphy/react-components/dist/components/gif';
import Grid from '@giphy/react-components/dist/components/grid';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

const gifs = [{ id: 'a', images: {} }];

test('a grid, a GIF and an error', async () => {
  await act(async () => {
    render(
      <>
        <Grid width={400} initialGifs={gifs} fetchGifs={() => new Promise(() => {})} />
        <Gif gif={gifs[0]} width={200} />
      </>,
    );
  });
  expect(screen.getAllByAltText('GIF')).toHaveLength(2);
  expect(new FetchError('gone', 'https://api.test', 404, 'Not Found').status).toBe(404);
});
