import { Grid } from '@gifkit/react-components';
import { showGrid } from './bench-page.tsx';

/** Renders nothing and counts the renders of its tile. */
function RenderCount() {
  window.bench.tileRenders += 1;
  return null;
}

showGrid(Grid, { overlay: RenderCount });
