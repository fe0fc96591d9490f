import { Grid } from '@giphy/react-components';
import { showOnPhone } from './first-page.tsx';

showOnPhone(Grid);
