import Form from 'next/form';
import { connection } from 'next/server';
import { Results } from './Results';
import { API_URL, createClient, fetchPage } from './service';

// With `cacheComponents`, a page must declare that it waits for its data.
export const instant = false;

interface PageProps {
  searchParams: Promise<{ q?: string | string[] }>;
}

/** A server component: the first page of GIFs is in the HTML before any script runs. */
export default async function Page({ searchParams }: PageProps) {
  // Next.js must not render this in advance: the client reads the clock.
  await connection();
  const term = String((await searchParams).q ?? '');
  const { data } = await fetchPage(createClient(API_URL), term);
  return (
    <main>
      <h1>{term || 'Trending'}</h1>
      <Form action="/" role="search">
        <input key={term} name="q" type="search" aria-label="Search GIFs" defaultValue={term} />
      </Form>
      <Results key={term} apiUrl={API_URL} term={term} initialGifs={data} />
    </main>
  );
}
