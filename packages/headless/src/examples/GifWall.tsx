import { GiphyFetch } from '@gifkit/fetch-api';
import { useGifPages, useLoadSentinel, useMasonry } from '@gifkit/headless/list';
import { getAltText } from '@gifkit/model';
import { useRef } from 'react';

const client = new GiphyFetch('your api key');

export function GifWall() {
  const container = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { gifs, status, list, retry, onSentinelInView } = useGifPages({
    fetchGifs: (offset, { signal }) => client.trending({ offset, signal }),
  });
  const { layout, indices } = useMasonry(container, { gifs, columns: 3, gutter: 8, list });
  useLoadSentinel(end, onSentinelInView);
  return (
    <>
      <ul ref={container} className="wall" style={{ height: layout.height }}>
        {indices.map((index) => {
          const gif = gifs[index];
          if (!gif) return null;
          return (
            <li key={gif.id} style={layout.positions[index]}>
              <img src={gif.images.fixed_width?.url} alt={getAltText(gif)} />
            </li>
          );
        })}
      </ul>
      {status === 'error' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      <div ref={end}>{status === 'fetching' && 'Loading…'}</div>
    </>
  );
}
