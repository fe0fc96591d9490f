import type { GiphyFetch } from '@gifkit/fetch-api';
import { Gif } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { formatView } from '../address/route.ts';
import { useLoaded } from '../shared/use-loaded.ts';

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);

/** All categories, each with a link to a search for it. */
export function CategoriesPage({ client }: { client: GiphyFetch }) {
  const categories = useLoaded('categories', (signal) => client.categories({ signal }));
  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Categories</h1>
      {categories.status === 'failed' && (
        <p className="empty" role="alert">
          The categories could not be loaded. Is the service running?
        </p>
      )}
      {categories.status === 'loading' && (
        <div className="category-tiles" aria-hidden="true">
          {PLACEHOLDERS.map((placeholder) => (
            <i key={placeholder} className="skeleton" />
          ))}
        </div>
      )}
      {categories.status === 'ready' && (
        <ul className="category-tiles">
          {categories.data.data.map(({ name, gif, subcategories }) => (
            <li key={name}>
              <PageLink to={formatView({ query: name, kind: 'gifs' })}>
                {gif && (
                  <div className="cover" aria-hidden="true">
                    <Gif
                      gif={gif}
                      width={300}
                      percentWidth="100%"
                      percentHeight="100%"
                      borderRadius={0}
                      noLink
                      hideAttribution
                      controls="never"
                      media="auto"
                    />
                  </div>
                )}
                <span>
                  <b>{name}</b>
                  <small>{subcategories?.map((below) => below.name).join(', ')}</small>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
