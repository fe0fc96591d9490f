import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid, MotionButton } from '@gifkit/react-components';
import { useEffect, useRef } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });

/** Loads the first page of the search in the URL. The router aborts it on the next navigation. */
export async function loadSearch({ request }: LoaderFunctionArgs) {
  const term = new URL(request.url).searchParams.get('q') ?? 'happy';
  const { data } = await client.search(term, { limit: 12, signal: request.signal });
  return { term, gifs: data };
}

export function SearchPage() {
  const { term, gifs } = useLoaderData<typeof loadSearch>();
  const field = useRef<HTMLInputElement>(null);
  // Back and Forward also change the URL.
  useEffect(() => {
    if (field.current) field.current.value = term;
  }, [term]);
  return (
    <main>
      <h1>{term}</h1>
      <Form role="search">
        <input ref={field} name="q" type="search" aria-label="Search GIFs" defaultValue={term} />
      </Form>
      <MotionButton />
      <Grid
        key={term}
        columns={{ 0: 2, 600: 3, 900: 4 }}
        media="auto"
        initialGifs={gifs}
        fetchGifs={(offset, { signal }) => client.search(term, { offset, limit: 12, signal })}
      />
    </main>
  );
}
