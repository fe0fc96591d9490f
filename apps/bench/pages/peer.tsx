import { Grid } from '@giphy/react-components';
import { showGrid } from './bench-page.tsx';

showGrid(Grid);
