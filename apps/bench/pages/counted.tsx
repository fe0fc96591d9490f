import { Grid } from '@gifkit/react-components';
import { showGrid } from './bench-page.tsx';

function RenderCount() {
  window.bench.tileRenders += 1;
  return null;
}

showGrid(Grid, { overlay: RenderCount });
