/** Imports of single peer files, which aliases do not support. They run after the codemod has moved them. */
import FetchError from '@giphy/js-fetch-api/dist/fetch-error';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';

const Gif = require('@giphy/react-components/dist/components/gif').default;
const Grid = lazy(() => import('@giphy/react-components/dist/components/grid'));
const gifs = [{ id: 'a', images: {} }];

test('a lazy grid, a required GIF and an error', async () => {
  await act(async () => {
    render(
      <Suspense>
        <Grid width={400} initialGifs={gifs} fetchGifs={() => new Promise(() => {})} />
        <Gif gif={gifs[0]} width={200} />
      </Suspense>,
    );
  });
  expect(screen.getAllByAltText('GIF')).toHaveLength(2);
  expect(new FetchError('gone', 'https://api.test', 404, 'Not Found').status).toBe(404);
});
