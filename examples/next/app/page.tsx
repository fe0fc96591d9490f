import { API_URL, createClient } from './service.ts';
import { TrendingGrid } from './TrendingGrid.tsx';

// The GIFs of the moment, not those of the build.
export const dynamic = 'force-dynamic';

/** A server component: the first page of GIFs is in the markup, before any script runs. */
export default async function Page() {
  const { data } = await createClient(API_URL).trending({ limit: 12 });
  return (
    <main>
      <h1>Trending</h1>
      <TrendingGrid apiUrl={API_URL} initialGifs={data} />
    </main>
  );
}
