import { Grid } from '@gifkit/react-components';
import { showGrid } from './bench-page.tsx';

/** Renders with its tile and shows nothing: it counts how often that happens. */
function RenderCount() {
  window.bench.tileRenders += 1;
  return null;
}

showGrid(Grid, { overlay: RenderCount });
