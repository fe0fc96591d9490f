import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { show } from './bench-page.tsx';
import {
  COLUMN_WIDTH,
  COLUMNS,
  GUTTER,
  heightOf,
  Tile,
  useGrowingList,
  WIDTH,
} from './growing-list.tsx';

/** Number of tiles in a viewport. */
const OVERSCAN = 14;

/** TanStack Virtual with lanes, as in its documentation. */
function TanStackList() {
  const { gifs, onEnd } = useGrowingList();
  const virtualizer = useWindowVirtualizer({
    count: gifs.length,
    lanes: COLUMNS,
    gap: GUTTER,
    overscan: OVERSCAN,
    estimateSize(index) {
      const gif = gifs[index];
      return gif ? heightOf(gif) : 0;
    },
  });
  const items = virtualizer.getVirtualItems();
  const isAtEnd = items.at(-1)?.index === gifs.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks at the end of each page
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, gifs.length]);
  return (
    <div style={{ position: 'relative', width: WIDTH, height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, lane, start }) => {
        const gif = gifs[index];
        if (!gif) return null;
        const left = lane * (COLUMN_WIDTH + GUTTER);
        const style = { position: 'absolute', top: 0, left, transform: `translateY(${start}px)` };
        return (
          <div key={key} style={style as object}>
            <Tile gif={gif} />
          </div>
        );
      })}
    </div>
  );
}

show(<TanStackList />);
