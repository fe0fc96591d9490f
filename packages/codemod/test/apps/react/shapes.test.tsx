/** Typical apps that use the peer's names. They run through npm aliases, and after the codemod. */
import { GiphyFetch } from '@giphy/js-fetch-api';
import type { IGif } from '@giphy/js-types';
import { Gif, Grid, SearchBar, SearchContext, SearchContextManager } from '@giphy/react-components';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useContext, useState } from 'react';

const gif = (id: string) => ({
  id,
  type: 'gif',
  title: `GIF ${id}`,
  images: { fixed_width: { url: `https://media.test/${id}.gif`, width: '200', height: '150' } },
});
const answerTo = (url: string) => ({
  ok: true,
  status: 200,
  json: async () => ({
    data: url.includes('/trending/searches') ? [] : ['a', 'b'].map(gif),
    pagination: { count: 2, offset: 0, total_count: 2 },
    meta: { status: 200, msg: 'OK', response_id: 'a' },
  }),
});

let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = (async (input: string) => {
    asked.push(String(input));
    return answerTo(String(input));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tiles = () => screen.getAllByAltText(/^GIF/).length;

/** Types and deletes a search term. */
async function type(...terms: string[]): Promise<void> {
  for (const value of terms) {
    await pass(90);
    fireEvent.change(screen.getByLabelText('Term'), { target: { value } });
  }
  await pass(1000);
}

test.each([false, true])(
  'a grid that is remounted by its key, a client in its body: %s',
  async (isInBody) => {
    const once = new GiphyFetch('key of a page');
    function App() {
      const [term, setTerm] = useState('');
      const client = isInBody ? new GiphyFetch('key of a body') : once;
      return (
        <>
          <input aria-label="Term" value={term} onChange={(event) => setTerm(event.target.value)} />
          <Grid
            key={term}
            width={400}
            columns={2}
            fetchGifs={(offset: number) => client.search(term || 'cat', { offset })}
          />
        </>
      );
    }
    render(<App />);
    await type('f', 'fu', 'fun', 'funn', 'funny');
    expect(tiles()).toBe(2);
    expect(asked.length).toBeLessThanOrEqual(2);
    await type('funn', 'fun');
    expect(asked.length).toBeLessThanOrEqual(3);
  },
);

test('a search that is opened three times', async () => {
  function Results() {
    const { fetchGifs, searchKey } = useContext(SearchContext);
    return <Grid key={searchKey} width={400} columns={2} fetchGifs={fetchGifs} />;
  }
  for (const _ of [1, 2, 3]) {
    const { unmount } = render(
      <SearchContextManager apiKey="key of a search">
        <SearchBar />
        <Results />
      </SearchContextManager>,
    );
    await pass(1000);
    expect(tiles()).toBe(2);
    unmount();
  }
  expect(asked).toHaveLength(2);
});

test('a GIF in the state of a component', async () => {
  function App() {
    const [shown, setShown] = useState<IGif>();
    const show = async () => setShown((await new GiphyFetch('key of a GIF').trending()).data[0]);
    return shown ? <Gif gif={shown} width={200} /> : <button type="button" onClick={show} />;
  }
  render(<App />);
  fireEvent.click(screen.getByRole('button'));
  await pass(100);
  expect(tiles()).toBe(1);
});
