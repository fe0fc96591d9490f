import { GiphyFetch } from '@gifkit/fetch-api';
import * as GifList from '@gifkit/headless/list';
import * as Tile from '@gifkit/headless/tile';

const client = new GiphyFetch('your api key');

export const OwnRow = () => (
  <GifList.Root
    fetchGifs={(offset, { signal }) => client.trending({ offset, signal })}
    layoutType="CAROUSEL"
    aria-label="Trending"
  >
    <GifList.Viewport className="row">
      <GifList.Row height={120} gutter={8}>
        {(item) => (
          <GifList.Item item={item}>
            <Tile.Root {...item.tile} className="row-tile" />
          </GifList.Item>
        )}
      </GifList.Row>
      <GifList.Loading>Loading…</GifList.Loading>
    </GifList.Viewport>
    <GifList.Previous>‹</GifList.Previous>
    <GifList.Next>›</GifList.Next>
    <GifList.Empty />
    <GifList.Error />
  </GifList.Root>
);
