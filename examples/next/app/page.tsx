import { connection } from 'next/server';
import { API_URL, createClient } from './service';
import { TrendingGrid } from './TrendingGrid';

// With `cacheComponents` a page has to say that it waits for its data.
export const instant = false;

/** A server component: the first page of GIFs is in the markup, before any script runs. */
export default async function Page() {
  // The GIFs of the moment, not those of the build.
  await connection();
  const { data } = await createClient(API_URL).trending({ limit: 12 });
  return (
    <main>
      <h1>Trending</h1>
      <TrendingGrid apiUrl={API_URL} initialGifs={data} />
    </main>
  );
}
