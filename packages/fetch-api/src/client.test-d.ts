import type { IGif, IVideo } from '@gifkit/model';
import { describe, expectTypeOf, it } from 'vitest';
import {
  type GifsResult,
  GiphyFetch,
  gifPages,
  gifPaginator,
  isFetchError,
  request,
  type VideoGif,
} from './index.ts';

const client = new GiphyFetch('key');

describe('calls', () => {
  it('give GIFs whose video may be missing', async () => {
    const { data } = await client.search('cats');
    expectTypeOf(data).toEqualTypeOf<IGif[]>();
    // @ts-expect-error: not every GIF has a video
    void data[0]?.video.assets;
  });

  it('give GIFs whose video is known when they ask for clips', async () => {
    const options = { type: 'videos' } as const;
    expectTypeOf((await client.search('cats', options)).data).toEqualTypeOf<VideoGif[]>();
    expectTypeOf((await client.trending(options)).data).toEqualTypeOf<VideoGif[]>();
    expectTypeOf((await client.related('a', options)).data).toEqualTypeOf<VideoGif[]>();
    expectTypeOf<VideoGif['video']>().toEqualTypeOf<IVideo>();
  });

  it('take only options of the service', () => {
    // @ts-expect-error: a key is needed
    new GiphyFetch();
    // @ts-expect-error: a search needs a term
    client.search();
    // @ts-expect-error: unknown type
    client.search('cats', { type: 'sounds' });
    // @ts-expect-error: unknown rating
    client.trending({ rating: 'pg13' });
    // @ts-expect-error: texts have no related GIFs
    client.related('a', { type: 'text' });
    // @ts-expect-error: there are no random texts
    client.random({ type: 'text' });
    // @ts-expect-error: subcategories of a category have their own call
    client.gifs('animals');
    // @ts-expect-error: a limit is a number
    client.search('cats', { limit: '10' });
    // @ts-expect-error: unknown option
    client.emoji({ ofset: 10 });
  });

  it('take a signal if they have options', () => {
    const { signal } = new AbortController();
    expectTypeOf(client.gif).toBeCallableWith(1, { signal });
    expectTypeOf(client.gifs).toBeCallableWith(['a', 1], { signal });
    expectTypeOf(client.trendingSearches).toBeCallableWith({ signal });
    // @ts-expect-error: a controller is not a signal
    client.emoji({ signal: new AbortController() });
  });
});

describe('options of a client', () => {
  it('are checked', () => {
    new GiphyFetch('key', {}, { timeout: 1000, retry: 2, cache: { maxAge: 0 }, baseUrl: '/v1/' });
    // @ts-expect-error: retry is a number
    new GiphyFetch('key', {}, { retry: true });
    // @ts-expect-error: every parameter is a string
    new GiphyFetch('key', { limit: 25 });
  });
});

describe('pages', () => {
  it('have the type of GIFs that the call returns', () => {
    const clips = (offset: number) => client.search('cats', { type: 'videos', offset });
    expectTypeOf(gifPaginator(clips)).returns.resolves.toEqualTypeOf<VideoGif[]>();
    expectTypeOf(gifPages(clips)).toEqualTypeOf<AsyncGenerator<VideoGif[], void, void>>();
    // @ts-expect-error: categories are not GIFs
    gifPaginator(() => client.categories());
  });
});

it('request returns the result of its normalizer', () => {
  expectTypeOf(request('gifs', { normalizer: () => 1 })).resolves.toEqualTypeOf<number>();
  expectTypeOf(request<GifsResult>('gifs')).resolves.toEqualTypeOf<GifsResult>();
});

it('isFetchError narrows the type of an error', () => {
  const error: unknown = undefined;
  // @ts-expect-error: the error is not narrowed yet
  void error.status;
  if (isFetchError(error)) expectTypeOf(error.status).toEqualTypeOf<number>();
});
