import { Grid } from '@gifkit/react-components';
import { showGrid } from './bench-page.tsx';

showGrid(Grid);
