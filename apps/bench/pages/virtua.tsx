import { WindowVirtualizer } from 'virtua';
import { show } from './bench-page.tsx';
import { COLUMNS, GUTTER, Tile, useGrowingList, WIDTH } from './growing-list.tsx';

/** In px; a viewport. */
const BUFFER = 900;

/** virtua has no masonry columns. Instead, it shows rows of three, each as high as its highest tile. */
function VirtuaList() {
  const { gifs, onEnd } = useGrowingList();
  const rows = Math.ceil(gifs.length / COLUMNS);
  return (
    <div style={{ width: WIDTH }}>
      <WindowVirtualizer
        bufferSize={BUFFER}
        onScroll={() => {
          const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
          if (scrollHeight - clientHeight - scrollTop < BUFFER) onEnd();
        }}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} style={{ display: 'flex', gap: GUTTER, paddingBottom: GUTTER }}>
            {gifs.slice(row * COLUMNS, (row + 1) * COLUMNS).map((gif) => (
              <Tile key={gif.id} gif={gif} />
            ))}
          </div>
        ))}
      </WindowVirtualizer>
    </div>
  );
}

show(<VirtuaList />);
