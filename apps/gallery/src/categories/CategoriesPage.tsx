import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { toHeading } from '../address/page-title.ts';
import { formatRoute, PAGE_SIZE } from '../address/route.ts';
import { EndOfList } from '../shared/EndOfList.tsx';
import { GifList, type OpenGif } from '../shared/GifList.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

interface CategoriesPageProps {
  client: GiphyFetch;
  /** Path of names: empty for all categories, a category, or a category and its subcategory. */
  names: readonly string[];
  memory: GridMemory;
  onGoTo: (address: string) => void;
  onOpen: OpenGif;
  onFetched: (gifs: IGif[]) => void;
}

export function CategoriesPage({ client, names, ...props }: CategoriesPageProps) {
  const [category, subcategory] = names;
  const { onGoTo } = props;
  const parents = names.slice(0, -1);
  return (
    <main id="content" tabIndex={-1} className="pages results">
      {category && (
        <nav aria-label="Breadcrumbs" className="breadcrumbs">
          <PageLink to="/categories" onGoTo={onGoTo}>
            Categories
          </PageLink>
          {parents.map((name) => (
            <PageLink
              key={name}
              to={formatRoute({ page: 'categories', names: [name] })}
              onGoTo={onGoTo}
            >
              {toHeading(name)}
            </PageLink>
          ))}
        </nav>
      )}
      <h1>{category ? toHeading(subcategory ?? category) : 'Categories'}</h1>
      {category && subcategory ? (
        <GifList
          label={toHeading(subcategory)}
          listKey={names.join('/')}
          memory={props.memory}
          fetchGifs={(offset, { signal }) =>
            client.gifs(category, subcategory, { offset, limit: PAGE_SIZE, signal })
          }
          onOpen={props.onOpen}
          onFetched={props.onFetched}
          end={<EndOfList />}
          empty={<p className="empty">There is nothing in this category.</p>}
        />
      ) : (
        <CategoryTiles client={client} category={category} onGoTo={onGoTo} />
      )}
    </main>
  );
}
