import { Grid, type GridHandle, type GridProps } from '@gifkit/react-components';
import { useRef, useState } from 'react';
import { showGrid } from './bench-page.tsx';

/** A grid whose host can change the list as a whole. */
function ChangingGrid({ initialGifs = [], width = 0, ...others }: GridProps) {
  const [isNarrow, setNarrow] = useState(false);
  const [isShort, setShort] = useState(false);
  const grid = useRef<GridHandle>(null);
  window.bench.change = {
    reset: () => grid.current?.reset(),
    resize: () => setNarrow(true),
    remove: () => setShort(true),
  };
  return (
    <Grid
      {...others}
      ref={grid}
      initialGifs={initialGifs}
      width={isNarrow ? width - 60 : width}
      externalGifs={isShort ? initialGifs.slice(1) : undefined}
    />
  );
}

function RenderCount() {
  window.bench.tileRenders += 1;
  return null;
}

const isCounted = new URLSearchParams(location.search).has('counted');
showGrid(ChangingGrid, isCounted ? { overlay: RenderCount } : {});
