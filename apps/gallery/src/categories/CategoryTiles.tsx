import { type GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { Gif } from '@gifkit/react-components';
import { PageLink } from '../address/PageLink.tsx';
import { toHeading } from '../address/page-title.ts';
import { formatRoute } from '../address/route.ts';
import { useLoaded } from '../shared/use-loaded.ts';

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index);

interface CategoryTilesProps {
  client: GiphyFetch;
  /** Parent of the shown subcategories; undefined for all categories. */
  category: string | undefined;
  onGoTo: (address: string) => void;
}

export function CategoryTiles({ client, category, onGoTo }: CategoryTilesProps) {
  const categories = useLoaded(category ?? '', (signal) =>
    category ? client.subcategories(category, { signal }) : client.categories({ signal }),
  );
  if (categories.status === 'failed') {
    const { error } = categories;
    const isMissing = isFetchError(error) && error.status === 404;
    return (
      <p className="empty" role="alert">
        {isMissing
          ? 'There is no such category.'
          : 'The categories could not be loaded. Is the service running?'}
      </p>
    );
  }
  if (categories.status === 'loading') {
    return (
      <div className="category-tiles" aria-hidden="true">
        {PLACEHOLDERS.map((placeholder) => (
          <i key={placeholder} className="skeleton" />
        ))}
      </div>
    );
  }
  const { data } = categories.data;
  if (data.length === 0) return <p className="empty">There is nothing in this category.</p>;
  return (
    <ul className="category-tiles">
      {data.map(({ name, name_encoded, gif, subcategories }) => {
        const part = name_encoded || name;
        const names = category ? [category, part] : [part];
        return (
          <li key={part}>
            <PageLink to={formatRoute({ page: 'categories', names })} onGoTo={onGoTo}>
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
                <b>{toHeading(name)}</b>
                {!category && subcategories?.length > 0 && (
                  <small>{subcategories.map((below) => below.name).join(', ')}</small>
                )}
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
