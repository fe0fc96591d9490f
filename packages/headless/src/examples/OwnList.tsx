import { GiphyFetch } from '@gifkit/fetch-api';
import * as GifList from '@gifkit/headless/list';
import * as Tile from '@gifkit/headless/tile';

const client = new GiphyFetch('your api key');

export function OwnList({ term }: { term: string }) {
  return (
    <GifList.Root
      fetchGifs={(offset, { signal }) => client.search(term, { offset, signal })}
      resetKey={term}
      aria-label={`GIFs of ${term}`}
    >
      <GifList.Skeleton>
        <div className="skeleton" />
      </GifList.Skeleton>
      <GifList.Masonry columns={{ 0: 2, 600: 3 }} gutter={8}>
        {(item) => (
          <GifList.Item item={item}>
            <Tile.Root {...item.tile} className="list-tile" />
          </GifList.Item>
        )}
      </GifList.Masonry>
      <GifList.Empty>Nothing of “{term}”.</GifList.Empty>
      <GifList.Error />
      <GifList.End>That was all.</GifList.End>
      <GifList.Loading config={{ rootMargin: '600px' }} />
    </GifList.Root>
  );
}
