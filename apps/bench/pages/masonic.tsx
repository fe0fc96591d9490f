import type { IGif } from '@gifkit/model';
import { Masonry } from 'masonic';
import { show } from './bench-page.tsx';
import { COLUMNS, GUTTER, Tile, useGrowingList, WIDTH } from './growing-list.tsx';

const MasonicTile = ({ data }: { data: IGif }) => <Tile gif={data} />;

/** masonic as in its documentation. It measures each tile on mount. */
function MasonicList() {
  const { gifs, onEnd } = useGrowingList();
  if (gifs.length === 0) return null;
  return (
    <div style={{ width: WIDTH }}>
      <Masonry
        items={gifs as IGif[]}
        render={MasonicTile}
        itemKey={({ id }) => id}
        columnCount={COLUMNS}
        columnGutter={GUTTER}
        itemHeightEstimate={200}
        onRender={(_, stop) => {
          if (stop >= gifs.length - 1) onEnd();
        }}
      />
    </div>
  );
}

show(<MasonicList />);
